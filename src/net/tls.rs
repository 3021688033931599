//! TLS 1.3 with device certificates on both ends. There is no authority. A key is trusted because an earlier visit, a
//! look or a join code told it, or because it is the first one seen.

use super::identity::{Fingerprint, Identity};
use crate::protocol::limits;
use quinn::{
    ClientConfig, IdleTimeout, ServerConfig, TransportConfig, VarInt,
    crypto::rustls::{QuicClientConfig, QuicServerConfig},
};
use rustls::{
    CertificateError, DigitallySignedStruct, DistinguishedName, Error, SignatureScheme,
    client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
    crypto::{CryptoProvider, WebPkiSupportedAlgorithms, ring, verify_tls12_signature, verify_tls13_signature},
    pki_types::{CertificateDer, ServerName, UnixTime},
    server::danger::{ClientCertVerified, ClientCertVerifier},
    version::TLS13,
};
use std::{sync::Arc, time::Duration};

/// The application protocol of all versions. The introduction tells the version, so that any two can say so.
const ALPN: &[u8] = b"podbay";

/// Many keep-alives fit into [`limits::IDLE`], so that a few lost packets end nothing. The first one after the last
/// answer restarts the idle timeout, so a shorter pause also notices a dead host sooner.
const KEEP_ALIVE: Duration = Duration::from_millis(250);
/// Assumed round-trip time before the first answer, long for a LAN. A first packet that was lost is sent again after
/// three times this.
const FIRST_ANSWER: Duration = Duration::from_millis(100);
/// Bytes in flight to one peer. Small, so that what a slow peer has not read waits in its outbox, where snapshots
/// merge, and not in the transport, where they would pile up.
const SEND_WINDOW: u64 = 64 * 1024;
/// Bytes that one peer may have in flight to us on its stream; commands are small.
const RECEIVE_WINDOW: u32 = 64 * 1024;

/// Attempts to connect that wait for the host, and the bytes they may hold; more than a table ever sees at once.
const INCOMING: usize = 256;
const INCOMING_BYTES: u64 = 16 * 1024;
const INCOMING_BYTES_TOTAL: u64 = 1024 * 1024;

/// The fault that kept the transport from being set up.
#[derive(Debug, thiserror::Error)]
#[error("the encrypted transport could not be set up: {0}")]
pub struct TlsError(String);

fn failed(error: impl std::fmt::Display) -> TlsError {
    TlsError(error.to_string())
}

/// The host's side. It asks every client for a certificate and accepts any, because the handshake proves the key.
///
/// # Errors
/// The identity does not fit the transport.
pub fn server_config(identity: &Identity) -> Result<ServerConfig, TlsError> {
    let provider = Arc::new(ring::default_provider());
    let verifier = Arc::new(AnyDevice::new(&provider, Expected::Anyone));
    let mut tls = rustls::ServerConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&TLS13])
        .map_err(failed)?
        .with_client_cert_verifier(verifier)
        .with_single_cert(vec![identity.certificate()], identity.private_key())
        .map_err(failed)?;
    tls.alpn_protocols = vec![ALPN.to_vec()];
    let mut config = ServerConfig::with_crypto(Arc::new(QuicServerConfig::try_from(tls).map_err(failed)?));
    config
        .transport_config(Arc::new(transport()?))
        .max_incoming(INCOMING)
        .incoming_buffer_size(INCOMING_BYTES)
        .incoming_buffer_size_total(INCOMING_BYTES_TOTAL);
    Ok(config)
}

/// Client side. With `expected` any other key ends the handshake; without, the caller looks at the key afterwards.
///
/// # Errors
/// The identity does not fit the transport.
pub fn client_config(identity: &Identity, expected: Option<Fingerprint>) -> Result<ClientConfig, TlsError> {
    let provider = Arc::new(ring::default_provider());
    let expected = expected.map_or(Expected::Anyone, Expected::Only);
    let verifier = Arc::new(AnyDevice::new(&provider, expected));
    let mut tls = rustls::ClientConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&TLS13])
        .map_err(failed)?
        .dangerous()
        .with_custom_certificate_verifier(verifier)
        .with_client_auth_cert(vec![identity.certificate()], identity.private_key())
        .map_err(failed)?;
    tls.alpn_protocols = vec![ALPN.to_vec()];
    let mut config = ClientConfig::new(Arc::new(QuicClientConfig::try_from(tls).map_err(failed)?));
    config.transport_config(Arc::new(transport()?));
    Ok(config)
}

fn transport() -> Result<TransportConfig, TlsError> {
    let mut transport = TransportConfig::default();
    transport
        .max_idle_timeout(Some(IdleTimeout::try_from(limits::IDLE).map_err(failed)?))
        .keep_alive_interval(Some(KEEP_ALIVE))
        .initial_rtt(FIRST_ANSWER)
        .send_window(SEND_WINDOW)
        .stream_receive_window(VarInt::from_u32(RECEIVE_WINDOW))
        .receive_window(VarInt::from_u32(RECEIVE_WINDOW))
        // One stream per client, opened by the client, and nothing else.
        .max_concurrent_bidi_streams(VarInt::from_u32(1))
        .max_concurrent_uni_streams(VarInt::from_u32(0))
        .datagram_receive_buffer_size(None);
    Ok(transport)
}

/// The fingerprint of the device at the other end of a connection.
#[must_use]
pub fn peer_fingerprint(connection: &quinn::Connection) -> Option<Fingerprint> {
    let identity = connection.peer_identity()?;
    let chain = identity.downcast::<Vec<CertificateDer<'static>>>().ok()?;
    Fingerprint::of_certificate(chain.first()?)
}

/// True if a failed handshake means that the other end has another key than expected.
#[must_use]
pub fn is_wrong_key(error: &quinn::ConnectionError) -> bool {
    // 0x100 + TLS alert 49 (access_denied), what rustls sends for a verification that the application refused.
    const REFUSED_BY_APPLICATION: u8 = 49;
    matches!(error, quinn::ConnectionError::TransportError(e)
        if e.code == quinn_crypto_code(REFUSED_BY_APPLICATION))
}

fn quinn_crypto_code(alert: u8) -> quinn::TransportErrorCode {
    quinn::TransportErrorCode::crypto(alert)
}

#[derive(Debug)]
enum Expected {
    Anyone,
    Only(Fingerprint),
}

/// Checks that a certificate holds the expected key; that the peer owns the key is proved by the handshake signature,
/// which ring verifies.
#[derive(Debug)]
struct AnyDevice {
    algorithms: WebPkiSupportedAlgorithms,
    expected: Expected,
}

impl AnyDevice {
    fn new(provider: &CryptoProvider, expected: Expected) -> Self {
        Self {
            algorithms: provider.signature_verification_algorithms,
            expected,
        }
    }
    fn check(&self, certificate: &CertificateDer<'_>) -> Result<(), Error> {
        let found =
            Fingerprint::of_certificate(certificate).ok_or(Error::InvalidCertificate(CertificateError::BadEncoding))?;
        match self.expected {
            Expected::Only(expected) if expected != found => Err(Error::InvalidCertificate(
                CertificateError::ApplicationVerificationFailure,
            )),
            Expected::Only(_) | Expected::Anyone => Ok(()),
        }
    }
}

impl ServerCertVerifier for AnyDevice {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        self.check(certificate).map(|()| ServerCertVerified::assertion())
    }
    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, certificate, signature, &self.algorithms)
    }
    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signature, &self.algorithms)
    }
    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![SignatureScheme::ED25519]
    }
}

impl ClientCertVerifier for AnyDevice {
    fn root_hint_subjects(&self) -> &[DistinguishedName] {
        &[]
    }
    fn verify_client_cert(
        &self,
        certificate: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: UnixTime,
    ) -> Result<ClientCertVerified, Error> {
        self.check(certificate).map(|()| ClientCertVerified::assertion())
    }
    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, certificate, signature, &self.algorithms)
    }
    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signature, &self.algorithms)
    }
    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![SignatureScheme::ED25519]
    }
}
