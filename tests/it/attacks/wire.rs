//! A client that is written against the wire: TLS, QUIC, and the conversation byte by byte. Of the program itself it has
//! the number of the protocol alone.

use podbay::protocol::PROTOCOL_VERSION;
use quinn::{
    ClientConfig, Connection, Endpoint, RecvStream, SendStream, TransportConfig, VarInt,
    crypto::rustls::QuicClientConfig,
};
use rustls::{
    DigitallySignedStruct, Error, SignatureScheme,
    client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier},
    crypto::ring,
    pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer, ServerName, UnixTime},
    version::TLS13,
};
use std::{net::SocketAddr, sync::Arc, time::Duration};

/// Longest wait for anything of a host.
const PATIENCE: Duration = Duration::from_secs(3);

/// A device made up for the moment.
pub struct Key {
    certificate: CertificateDer<'static>,
    secret: Vec<u8>,
}

impl Key {
    pub fn new() -> Self {
        let pair = rcgen::KeyPair::generate_for(&rcgen::PKCS_ED25519).unwrap();
        let parameters = rcgen::CertificateParams::new(vec!["podbay".to_owned()]).unwrap();
        Self {
            certificate: parameters.self_signed(&pair).unwrap().der().clone(),
            secret: pair.serialize_der(),
        }
    }
}

/// Believes whatever certificate it is shown.
#[derive(Debug)]
struct Anybody;

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }
    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }
    fn verify_tls13_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }
    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![SignatureScheme::ED25519]
    }
}

/// A way to come: the protocol that is asked for, the device if it shows one, and the bytes it takes unread.
pub fn config(alpn: &[u8], key: Option<&Key>, window: u32) -> ClientConfig {
    let tls = rustls::ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_protocol_versions(&[&TLS13])
        .unwrap()
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(Anybody));
    let mut tls = match key {
        Some(key) => {
            let secret = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(key.secret.clone()));
            tls.with_client_auth_cert(vec![key.certificate.clone()], secret)
                .unwrap()
        }
        None => tls.with_no_client_auth(),
    };
    tls.alpn_protocols = vec![alpn.to_vec()];
    let mut transport = TransportConfig::default();
    transport
        .keep_alive_interval(Some(Duration::from_millis(500)))
        .stream_receive_window(VarInt::from_u32(window))
        .receive_window(VarInt::from_u32(window));
    let mut config = ClientConfig::new(Arc::new(QuicClientConfig::try_from(tls).unwrap()));
    config.transport_config(Arc::new(transport));
    config
}

/// What an ordinary client takes unread.
pub const WINDOW: u32 = 64 * 1024;

pub fn podbay(key: &Key) -> ClientConfig {
    config(b"podbay", Some(key), WINDOW)
}

/// A socket at 127.0.0.`last`.
pub fn endpoint(last: u8) -> Endpoint {
    Endpoint::client(SocketAddr::from(([127, 0, 0, last], 0))).unwrap()
}

/// Comes to the host; `None` if it takes nobody in.
pub async fn connect(endpoint: &Endpoint, config: ClientConfig, host: SocketAddr) -> Option<Connection> {
    let connecting = endpoint.connect_with(config, host, "podbay").unwrap();
    tokio::time::timeout(PATIENCE, connecting).await.ok()?.ok()
}

/// The introduction of a client that wants to go on.
pub fn hello() -> Vec<u8> {
    let mut bytes = b"PODBAY\0\x01\x07\0".to_vec();
    bytes.extend(PROTOCOL_VERSION.to_le_bytes());
    bytes.extend(b"\0\x030.1");
    bytes
}

/// A message with its length in front.
pub fn frame(message: &[u8]) -> Vec<u8> {
    [&(message.len() as u32).to_le_bytes()[..], message].concat()
}

/// The request of somebody who wants to look on.
pub fn join(name: &str) -> Vec<u8> {
    let name = name.as_bytes();
    frame(&[&[0, name.len() as u8][..], name, b"\0\0\x01\0"].concat())
}

/// The request of somebody who wants to play.
pub fn join_to_play(name: &str) -> Vec<u8> {
    let name = name.as_bytes();
    frame(&[&[0, name.len() as u8][..], name, b"\0\0\0\x01"].concat())
}

/// The id of the table, from the card that the host shows to whoever looks.
pub async fn table(endpoint: &Endpoint, config: ClientConfig, host: SocketAddr) -> Option<[u8; 16]> {
    let mut peer = Peer::open(connect(endpoint, config, host).await?).await?;
    let mut look = hello();
    // Instead of "go on".
    look[12] = 3;
    peer.say(&look).await.then_some(())?;
    let shown = tokio::time::timeout(PATIENCE, peer.recv.read_to_end(1024)).await;
    let shown = shown.ok()?.ok()?;
    let version = usize::from(*shown.get(13)?);
    // Behind the card's own version.
    shown.get(15 + version..)?.first_chunk().copied()
}

/// The word of somebody who has promised to follow this epoch and later ones only, and saw no position.
pub fn last_seen(table: [u8; 16], epoch: u64) -> Vec<u8> {
    // Of no epoch in which most were there, without a position and without a mandate.
    frame(&[&[15][..], &table, &[253], &epoch.to_le_bytes(), &[0, 0, 0]].concat())
}

/// Asks for an answer.
pub fn ping() -> Vec<u8> {
    frame(&[18, 7])
}

/// Asks for the whole log.
pub fn log() -> Vec<u8> {
    frame(&[14, 1])
}

/// A conversation.
pub struct Peer {
    pub connection: Connection,
    pub send: SendStream,
    pub recv: RecvStream,
}

impl Peer {
    /// Opens the one stream.
    pub async fn open(connection: Connection) -> Option<Self> {
        let opened = tokio::time::timeout(PATIENCE, connection.open_bi()).await;
        let (send, recv) = opened.ok()?.ok()?;
        Some(Self { connection, send, recv })
    }

    /// Comes from this socket and says these bytes after the introductions.
    pub async fn come(endpoint: &Endpoint, config: ClientConfig, host: SocketAddr, then: &[u8]) -> Option<Self> {
        let mut peer = Self::open(connect(endpoint, config, host).await?).await?;
        peer.say(&hello()).await.then_some(())?;
        let mut head = [0; 10];
        let read = tokio::time::timeout(PATIENCE, peer.recv.read_exact(&mut head)).await;
        read.ok()?.ok()?;
        peer.say(then).await.then_some(peer)
    }

    /// Says these bytes; false if nobody takes them any more.
    pub async fn say(&mut self, bytes: &[u8]) -> bool {
        let said = tokio::time::timeout(PATIENCE, self.send.write_all(bytes)).await;
        said.is_ok_and(|said| said.is_ok())
    }

    /// Reads what is there, and goes on reading until the host ends it or the time is over.
    pub async fn read_for(&mut self, time: Duration) {
        let mut bytes = vec![0; 4096];
        let reading = async { while let Ok(Some(_)) = self.recv.read(&mut bytes).await {} };
        let _ = tokio::time::timeout(time, reading).await;
    }
}
