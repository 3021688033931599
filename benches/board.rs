//! Cost of a frame of every game's table without a window: layout alone, and with tessellation, the pointer at rest and
//! moving. The fullest table of a random game at 1920x1080, four players. One JSON line.

mod common;

use common::scaled;
use egui::{Context, Event, RawInput, Rect, Ui, epaint::Primitive, pos2, vec2};
use podbay::{
    app::{
        board::{BoardScreen, board_ui, drawn::Drawn},
        frame::{Link, Question, TableModel},
        heap, look,
    },
    games::{alien_frontiers, any::Listed, aqua_sphere, argo},
    protocol::{Colour, DecisionId, StepBackOffer},
    rules::{Config, Decision, Game, GameRng, Seat, SeatCount, Seed, Viewer, legal},
};

fn main() {
    heap::keep_for_frames();
    let mut line = serde_json::json!({ "bench": "board", "reps": common::repeats(), "timing": common::timing() });
    drawn::<argo::State>(&mut line);
    drawn::<alien_frontiers::State>(&mut line);
    drawn::<aqua_sphere::State>(&mut line);
    println!("{line}");
}

fn drawn<G: Drawn + Listed>(line: &mut serde_json::Value) {
    let mut screen = BoardScreen::<G>::default();
    figures(line, &Table::<G>::full(), |ui, model| {
        board_ui(ui, model, &mut screen);
    });
}

/// A position as a window of the player who is asked has it.
struct Table<G: Game> {
    setup: G::Setup,
    view: G::View,
    open: Vec<Decision<G::Prompt>>,
    legal: Vec<(Seat, Vec<G::Command>)>,
}

impl<G: Listed> Table<G> {
    /// The position of a random game at four fifths of its way.
    fn full() -> Self {
        let four = SeatCount::new(4).expect("4 is a number of seats");
        let setup = G::setup(&Config::new(G::ID.name(), four)).expect("the default configuration is valid");
        let play = |most: usize| {
            let (mut state, mut rng) = (G::new(&setup, Seed::from_number(1)), GameRng::new(Seed::from_number(2)));
            let mut plies = 0;
            while plies < most
                && let Some(asked) = state.decisions(&setup).pop()
            {
                let list = legal(&state, &setup, asked.seat);
                let command = &list[rng.below(list.len() as u32) as usize];
                state.apply(&setup, asked.seat, command).expect("it is listed");
                plies += 1;
            }
            (state, plies)
        };
        let (_, whole) = play(usize::MAX);
        let (state, _) = play(whole * 4 / 5);
        let open = state.decisions(&setup);
        let lists = open.iter().map(|asked| (asked.seat, legal(&state, &setup, asked.seat)));
        Self {
            view: state.view(Viewer::Spectator),
            legal: lists.collect(),
            open,
            setup,
        }
    }

    fn model(&self) -> TableModel<'_, G> {
        let question = |asked: &Decision<G::Prompt>| Question {
            id: DecisionId {
                epoch: 0,
                generation: 0,
                index: 1,
            },
            seat: asked.seat,
            obligation: asked.obligation,
            prompt: asked.prompt.clone(),
            clock: None,
        };
        TableModel {
            title: "Friday".to_owned(),
            setup: &self.setup,
            view: &self.view,
            revision: 1,
            entry: 0,
            names: ["Ada", "Bo", "Cleo", "Dex"].map(str::to_owned).to_vec(),
            colours: Colour::ALL,
            links: vec![Link::Here; 4],
            mine: self.open.iter().map(|asked| asked.seat).collect(),
            questions: self.open.iter().map(question).collect(),
            legal: &self.legal,
            step_back: StepBackOffer::Nothing,
            take_back: None,
            undoes: Vec::new(),
            forward: None,
            host: None,
            past: None,
            lets_pass: None,
            reserves: Vec::new(),
            hints: true,
            talk: None,
            playback: None,
            coach: None,
        }
    }
}

/// Milliseconds on the processor for a frame, and the corners that are drawn in it.
fn figures<G: Listed>(
    line: &mut serde_json::Value,
    table: &Table<G>,
    mut draw: impl FnMut(&mut Ui, &TableModel<'_, G>),
) {
    let model = table.model();
    let key = |name: &str| format!("{}_{name}", G::ID.name().replace('-', "_"));
    for (name, tessellated, moving) in [
        ("layout_ms", false, false),
        ("frame_ms", true, false),
        ("frame_pointer_moving_ms", true, true),
    ] {
        let (cost, corners) = frames(tessellated, moving, |ui| draw(ui, &model));
        line[key(name)] = common::hundredths(cost).into();
        if tessellated {
            line[key("vertices")] = corners.into();
        }
    }
}

/// Draws frames; the cost of one, and the corners of the last.
fn frames(tessellated: bool, moving: bool, mut draw: impl FnMut(&mut Ui)) -> (f64, usize) {
    let context = Context::default();
    look::install(&context);
    let (mut number, mut corners) = (0_u32, 0);
    let mut frame = || {
        number += 1;
        let output = context.run_ui(input(number, moving), &mut draw);
        if tessellated {
            let meshes = context.tessellate(output.shapes, output.pixels_per_point);
            corners = meshes.iter().map(|mesh| vertices(&mesh.primitive)).sum();
        }
    };
    // Fonts are there, and nothing moves any more.
    for _ in 0..scaled(120, 3) {
        frame();
    }
    let cost = 1e3
        / common::rate(|_| {
            frame();
            1
        });
    (cost, corners)
}

fn vertices(primitive: &Primitive) -> usize {
    match primitive {
        Primitive::Mesh(mesh) => mesh.vertices.len(),
        Primitive::Callback(_) => 0,
    }
}

fn input(number: u32, moving: bool) -> RawInput {
    let time = f64::from(number) / 60.0;
    let mut input = RawInput {
        screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1920.0, 1080.0))),
        time: Some(time),
        focused: true,
        ..RawInput::default()
    };
    if moving {
        let at = pos2(
            400.0 + (time * 900.0 % 900.0) as f32,
            300.0 + (time * 300.0 % 500.0) as f32,
        );
        input.events.push(Event::PointerMoved(at));
    }
    input
}
