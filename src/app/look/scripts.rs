//! Letters that the window's own fonts lack: emoji, the fonts of the system, and boxes that are told apart for the rest.
//! Nothing of it is loaded before such a letter is to be shown.

use super::fonts;
use egui::{
    Color32, ColorImage, Context, FallbackRequest, FontData, FontInsert, FontProvider, FontTweak, Id,
    epaint::text::{GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, RasterizedGlyph},
    vec2,
};
use epaint_default_fonts::NOTO_EMOJI_REGULAR;
use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

/// Makes the source of the system's fonts. It may take its time.
pub(crate) type Source = fn() -> Arc<dyn FontProvider>;

/// Shows emoji from now on, in the font that is part of the program.
pub(super) fn install(ctx: &Context) {
    ctx.set_font_providers(vec![Arc::new(emoji)]);
}

/// Shows the letters of all scripts from now on that this source has a font for, and boxes with numbers for others.
pub(crate) fn use_system_fonts(ctx: &Context, source: Source) {
    let system = System {
        ctx: ctx.clone(),
        source,
        state: Arc::default(),
    };
    ctx.data_mut(|data| data.insert_temp(state_id(), Arc::clone(&system.state)));
    ctx.set_font_providers(vec![Arc::new(emoji), Arc::new(system)]);
    ctx.add_glyph_rasterizer(GlyphRasterizer::new("podbay boxes", numbered_box));
}

/// The first letter that no font here has. While the fonts of the system are being looked through nothing is known.
pub(crate) fn unshown(ctx: &Context, text: &str) -> Option<char> {
    let font = fonts::regular(super::sizes::BODY);
    let is_drawn = |c: &char| !matches!(c, '\u{200D}' | '\u{FE00}'..='\u{FE0F}' | ' ');
    let missing = ctx.fonts_mut(|fonts| text.chars().filter(is_drawn).find(|c| !fonts.has_glyph(&font, *c)));
    missing.filter(|_| state(ctx).is_none_or(|state| !state.is_asked() || state.fonts.get().is_some()))
}

/// The number of times that the fonts were changed: places of letters in the texture are void then.
pub(super) fn generation(ctx: &Context) -> u8 {
    state(ctx).is_some_and(|state| state.fonts.get().is_some()).into()
}

/// The fonts of the system, and whether anybody has asked for them.
#[derive(Default)]
struct State {
    asked: AtomicBool,
    fonts: OnceLock<Arc<dyn FontProvider>>,
}

impl State {
    fn is_asked(&self) -> bool {
        self.asked.load(Ordering::Relaxed)
    }
}

fn state_id() -> Id {
    Id::unique("fonts of the system")
}

fn state(ctx: &Context) -> Option<Arc<State>> {
    ctx.data(|data| data.get_temp(state_id()))
}

/// Asks the system for a font when it is needed first, on a thread of its own: which fonts there are takes a while.
#[derive(Clone)]
struct System {
    ctx: Context,
    source: Source,
    state: Arc<State>,
}

impl FontProvider for System {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        if let Some(fonts) = self.state.fonts.get() {
            return fonts.font_for(request);
        }
        if !self.state.asked.swap(true, Ordering::Relaxed) {
            let (system, cluster, family) = (self.clone(), request.cluster.to_owned(), request.family.clone());
            let load = move || {
                let fonts = (system.source)();
                let request = FallbackRequest {
                    cluster: &cluster,
                    family: &family,
                };
                // It waits here until all fonts are known, and not in a frame.
                drop(fonts.font_for(&request));
                let ctx = system.ctx.clone();
                if system.state.fonts.set(fonts).is_ok() {
                    ctx.set_font_providers(vec![Arc::new(emoji), Arc::new(system)]);
                }
            };
            // Without a thread the letters stay boxes.
            let _ = thread::Builder::new().name("fonts".to_owned()).spawn(load);
        }
        None
    }
}

/// The name of the font with emoji.
const EMOJI: &str = "noto-emoji";

/// The font with emoji, for signs and pictures.
fn emoji(request: &FallbackRequest<'_>) -> Option<FontInsert> {
    let sign = request.cluster.chars().next()?;
    let is_picture = matches!(
        sign,
        '\u{20D0}'..='\u{20FF}' | '\u{2190}'..='\u{2BFF}' | '\u{3030}' | '\u{303D}' | '\u{3297}' | '\u{3299}'
            | '\u{1F000}'..='\u{1FAFF}'
    );
    is_picture.then(|| {
        let tweak = FontTweak {
            scale: 0.81,
            ..FontTweak::default()
        };
        FontInsert::new(
            EMOJI,
            FontData::from_static(NOTO_EMOJI_REGULAR).tweak(tweak),
            Vec::new(),
        )
    })
}

/// Width and height of a digit, in dots.
const DIGIT: (usize, usize) = (3, 5);
/// The sixteen digits, a row of dots in each three bits from the top.
const DIGITS: [u16; 16] = [
    0b111_101_101_101_111,
    0b010_110_010_010_111,
    0b111_001_111_100_111,
    0b111_001_111_001_111,
    0b101_101_111_001_001,
    0b111_100_111_001_111,
    0b111_100_111_101_111,
    0b111_001_001_010_010,
    0b111_101_111_101_111,
    0b111_101_111_001_111,
    0b111_101_111_101_101,
    0b110_101_110_101_110,
    0b111_100_100_100_111,
    0b110_101_101_101_110,
    0b111_100_111_100_111,
    0b111_100_111_100_100,
];

/// A box with the number of a letter that no font has: names of such letters are told apart, and can be looked up.
fn numbered_box(request: &GlyphRasterizerRequest<'_>) -> Option<RasterizedGlyph> {
    let letter = request.cluster.chars().next().filter(|c| !c.is_control())?;
    let digits = format!("{:04X}", u32::from(letter));
    let columns = digits.len().div_ceil(2);
    let dot = ((request.font_size_px / 15.0) as usize).max(1);
    // A line around, a dot of room inside it and between digits.
    let (wide, high) = (columns * (DIGIT.0 + 1) + 3, 2 * (DIGIT.1 + 1) + 3);
    let mut image = ColorImage::filled([wide * dot, high * dot], Color32::TRANSPARENT);
    let mut put = |x: usize, y: usize| {
        for (down, right) in (0..dot).flat_map(|down| (0..dot).map(move |right| (down, right))) {
            image[(x * dot + right, y * dot + down)] = Color32::WHITE;
        }
    };
    for x in 0..wide {
        put(x, 0);
        put(x, high - 1);
    }
    for y in 0..high {
        put(0, y);
        put(wide - 1, y);
    }
    for (index, digit) in digits.chars().enumerate() {
        let dots = DIGITS[digit.to_digit(16)? as usize];
        let (left, top) = (2 + index % columns * (DIGIT.0 + 1), 2 + index / columns * (DIGIT.1 + 1));
        for bit in 0..DIGIT.0 * DIGIT.1 {
            if dots >> (DIGIT.0 * DIGIT.1 - 1 - bit) & 1 == 1 {
                put(left + bit % DIGIT.0, top + bit / DIGIT.0);
            }
        }
    }
    let below = 3 * dot;
    Some(RasterizedGlyph {
        bitmap: GlyphBitmap {
            offset_px: vec2(dot as f32, below as f32 - (high * dot) as f32),
            image,
            is_color: false,
        },
        advance_px: ((wide + 2) * dot) as f32,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{FontFamily, RawInput};
    use std::{
        sync::{
            atomic::AtomicUsize,
            mpsc::{Receiver, sync_channel},
        },
        time::Duration,
    };

    /// A window that shows a text in each frame, and what tells that another frame is wanted.
    fn window() -> (Context, Receiver<()>) {
        let ctx = Context::default();
        crate::app::look::install(&ctx);
        let (wants, wanted) = sync_channel(64);
        ctx.set_request_repaint_callback(move |_| {
            let _ = wants.try_send(());
        });
        (ctx, wanted)
    }

    fn show(ctx: &Context, text: &str) {
        let _ = ctx.run_ui(RawInput::default(), |ui| drop(ui.label(text)));
    }

    /// Letters of egui's own font for code, which the window's fonts lack.
    fn foreign(ctx: &Context) -> String {
        ctx.fonts_mut(|fonts| {
            let own = fonts.characters(&FontFamily::Proportional).clone();
            let all = fonts.characters(&FontFamily::Monospace);
            let mut letters = all.keys().filter(|c| c.is_alphabetic() && !own.contains_key(c));
            letters.by_ref().take(3).collect()
        })
    }

    fn code(_: &FallbackRequest<'_>) -> Option<FontInsert> {
        Some(FontInsert::new(
            "code",
            FontData::from_static(epaint_default_fonts::HACK_REGULAR),
            Vec::new(),
        ))
    }

    #[test]
    fn fonts_of_the_system_are_loaded_when_a_letter_needs_them_and_show_it() {
        static ASKED: AtomicUsize = AtomicUsize::new(0);
        let (ctx, wanted) = window();
        use_system_fonts(&ctx, || {
            ASKED.fetch_add(1, Ordering::Relaxed);
            Arc::new(code)
        });
        show(&ctx, "Ada and Łukasz 😀");
        show(&ctx, "Ada and Łukasz 😀");
        let text = foreign(&ctx);
        assert_eq!(text.chars().count(), 3, "{text}");
        assert_eq!(
            (ASKED.load(Ordering::Relaxed), generation(&ctx)),
            (0, 0),
            "nobody needs them"
        );
        show(&ctx, &text);
        while generation(&ctx) == 0 || unshown(&ctx, &text).is_some() {
            wanted.recv_timeout(Duration::from_secs(20)).expect("the fonts come");
            show(&ctx, &text);
        }
        assert_eq!((ASKED.load(Ordering::Relaxed), unshown(&ctx, &text)), (1, None));
    }

    #[test]
    fn letters_that_no_font_has_are_named_and_have_boxes_that_differ() {
        let (ctx, _wanted) = window();
        show(&ctx, "Ada");
        assert_eq!(unshown(&ctx, "Ada 😀 \u{2764}\u{FE0F}"), None, "emoji are shown");
        assert_eq!(unshown(&ctx, "Ada 김"), Some('김'));
        let drawn = |cluster: &str| {
            let request = GlyphRasterizerRequest {
                cluster,
                family: &FontFamily::Proportional,
                font_size_px: 31.0,
                subpixel_offset_px: 0.0,
            };
            numbered_box(&request).map(|drawn| drawn.bitmap.image)
        };
        assert!(drawn("\n").is_none());
        let boxes = ["김", "철", "수", "\u{10FFFD}"].map(drawn);
        for (index, one) in boxes.iter().enumerate() {
            assert!(one.is_some() && boxes[..index].iter().all(|other| other != one));
        }
    }
}
