/** Who may import whom. Tests and the `testing` folders are free; everything else is held to every row that names it. */
export interface Wall {
  /** The folder the row is about, or a pattern such as `packages/x/src`. */
  in: string;
  /** Files in it that may pass, as patterns. */
  except?: string[];
  /** The only rooms of ours it may import, by the name of their folder in `packages` or `apps`. */
  mayImport?: string[];
  /** Packages (`pg`, `node:`) or folders of ours (`apps/web/src/features`) it never imports. */
  neverImports?: string[];
  /** The folders and files in it, lowest first, each of which imports only those before it. `.` is every other file. */
  order?: string;
  /** The folders directly in it never import each other. */
  apart?: true;
  /** Shown with every broken import: where to go instead. */
  says: string;
}

const DATABASE = ['pg', 'drizzle-orm', 'pg-boss'];
const FILM_ENCODING = 'Only film/encode touches node-av; call it through packages/film/src/encode.';

export const WALLS: Wall[] = [
  // What each room may import of ours.
  {
    in: 'packages/media/src',
    mayImport: [],
    neverImports: ['node:', 'react', 'fastify', ...DATABASE],
    says: 'media is the vocabulary every room may import; it knows zod and nothing else.',
  },
  {
    in: 'packages/contract/src',
    mayImport: ['media'],
    says: 'contract describes what crosses a wire and stands alone; put the code in the room that needs it.',
  },
  {
    in: 'packages/direction/src',
    mayImport: ['media'],
    neverImports: ['node:', 'react', '@napi-rs/canvas'],
    says: 'direction decides what happens when from plain data: no canvas, no clock, no chance but its seed.',
  },
  {
    in: 'packages/stage/src',
    mayImport: ['media'],
    says: 'stage makes pictures from plain data and stands alone; pass what you need as an argument.',
  },
  {
    in: 'packages/landmarks/src',
    mayImport: ['media'],
    says: 'landmarks turns a portrait into points and stands alone.',
  },
  {
    in: 'packages/confined/src',
    mayImport: [],
    says: 'confined knows this machine and nothing of what its processes read; pass what you need as an argument.',
  },
  {
    in: 'packages/speech/src',
    mayImport: ['media', 'confined'],
    says: 'speech knows sound and text only; pass what you need as an argument.',
  },
  {
    in: 'packages/film/src',
    mayImport: ['media', 'confined', 'direction', 'stage', 'speech'],
    says: 'film may use stage and speech; users, rules and services belong to core and providers.',
  },
  {
    in: 'packages/providers/src',
    except: ['packages/providers/src/local/**'],
    mayImport: ['media', 'contract'],
    says: 'A provider speaks to its outside service only; embedded engines are reached from providers/src/local.',
  },
  {
    in: 'packages/providers/src/local',
    mayImport: ['media', 'contract', 'stage', 'landmarks', 'speech', 'film'],
    says: 'local adapts the embedded engines; rules belong to core.',
  },
  {
    in: 'packages/core/src',
    mayImport: ['media', 'contract'],
    says: 'core holds the rules; engines and services are handed in as arguments (see packages/providers).',
  },
  {
    in: 'apps/api/src',
    mayImport: ['media', 'contract', 'confined', 'core', 'providers'],
    says: 'api may use contract, core and providers; engines are reached through providers, the worker through the queue.',
  },
  {
    in: 'apps/worker/src',
    mayImport: ['media', 'contract', 'core', 'providers'],
    says: 'The worker may use contract, core and providers; engines are reached through providers/local.',
  },
  {
    in: 'apps/web/src',
    except: ['apps/web/src/features/create/avatar/film/**', 'apps/web/src/features/create/preview/**'],
    mayImport: ['media', 'contract', 'stage'],
    says: 'web may use media, contract and stage; everything else is behind the API.',
  },
  {
    in: 'apps/web/src/features/create/avatar/film',
    mayImport: ['media', 'contract', 'stage', 'landmarks'],
    says: 'Only the recorder looks for faces in the browser, in a worker that is loaded when the camera opens.',
  },
  {
    in: 'apps/web/src/features/create/preview',
    mayImport: ['media', 'contract', 'stage', 'landmarks'],
    says: 'Only the preview cuts filmed people out in the browser, in a worker that is loaded with the first of them.',
  },

  // What a room may import of others' packages.
  {
    in: 'packages/contract/src',
    neverImports: ['node:', 'react', 'fastify'],
    says: 'contract runs everywhere: no Node, no React. Move this to core or web.',
  },
  {
    in: 'packages/stage/src',
    neverImports: ['node:', '@napi-rs/canvas', 'react'],
    says: 'stage is isomorphic: take a canvas factory as an argument; Node specifics live in film, DOM specifics in web.',
  },
  {
    in: 'packages/speech/src',
    neverImports: [...DATABASE, 'fastify', 'react'],
    says: 'speech knows no database and no HTTP.',
  },
  {
    in: 'packages/film/src',
    neverImports: [...DATABASE, 'fastify', 'react'],
    says: 'film knows no database and no HTTP.',
  },
  { in: 'packages/*/src', except: ['packages/film/src/encode/**'], neverImports: ['node-av'], says: FILM_ENCODING },
  { in: 'apps/*/src', neverImports: ['node-av'], says: FILM_ENCODING },
  {
    in: 'packages/providers/src',
    neverImports: DATABASE,
    says: 'Providers know no database; the caller stores what they return.',
  },
  {
    in: 'packages/core/src',
    neverImports: ['fastify', 'react'],
    says: 'core knows no HTTP framework and no React; translate at the door in apps/api.',
  },
  {
    in: 'packages/core/src',
    except: ['packages/core/src/**/*-repository.ts', 'packages/core/src/{db,queue}/**'],
    neverImports: DATABASE,
    says: 'SQL lives in a *-repository.ts or in core/src/db and core/src/queue; call a repository.',
  },
  { in: 'apps/api/src', neverImports: DATABASE, says: 'No SQL in the API: call a use case in core.' },
  { in: 'apps/worker/src', neverImports: DATABASE, says: 'No SQL in the worker: call a use case in core.' },
  { in: 'apps/web/src', neverImports: ['node:'], says: 'web runs in a browser: no Node.' },

  // The order inside a room.
  {
    in: 'packages/core/src',
    order:
      'errors runtime identity storage db mail queue settings . attempts visitors audit mails idempotency intake preferences plans two-factor passkeys people moderation services security sales quota pages pictures brand made-once audio avatars clips drafts templates videos batches watch figures sites team office own-data monitoring system backup',
    says: 'core is built in floors, from tools over people and plans to videos; a floor knows only those below it.',
  },
  {
    in: 'packages/core/src/office',
    order: 'audit settings plans users moderation mails services voices webhooks analytics attention',
    says: 'The back office has a room for each thing it rules; a room knows only those before it. Move the shared part down.',
  },
  {
    in: 'packages/core/src/videos',
    order: '. state forecasts ordering working library',
    says: 'Ordering, working and the library meet in the state of a video; move the shared part down.',
  },
  {
    in: 'packages/core/src/sales',
    order: 'sellers .',
    says: 'A seller reads its own posts; what is done with a sale does not know who sold it.',
  },
  {
    in: 'packages/providers/src',
    order: 'net answers voice-packs elsewhere wires routing local open .',
    says: 'Engines are built in floors: the network, answers, films made elsewhere, wires, the choice between engines, our own, and what opens them all.',
  },
  {
    in: 'packages/providers/src/wires',
    apart: true,
    says: 'A wire knows no other wire: what several need is in answers or elsewhere.',
  },
  {
    in: 'packages/speech/src/script',
    order: 'script-token.ts written-word.ts romanize.ts pronounceable.ts foreign english split-script.ts .',
    says: 'Words are known before a script is split, and languages before it is read; move what both sides need down.',
  },
  {
    in: 'packages/speech/src',
    order: 'speech-error.ts script dsp voices engines align mouth captions . thread',
    says: 'Speech is made in this order: script, signal, voices, engines, alignment, mouth; move what both sides need down.',
  },
  {
    in: 'packages/film/src',
    order:
      'film-error.ts film-format.ts picture.ts packed-planes.ts rgba-of.ts put-picture.ts disk-unusable.ts mp4-layout.ts entry-url.ts child encode sync draw samples sound film-plan.ts render foreign clips .',
    says: 'A film is drawn on top of its coding and its sync check, and rendered on top of all three; move what both sides need down.',
  },
  {
    in: 'apps/web/src/{lib,ui}',
    neverImports: ['apps/web/src/data', 'apps/web/src/features', 'apps/web/src/app', 'apps/web/src/watch'],
    says: 'Shared parts do not know the features: move this up into the feature or the app.',
  },
  {
    in: 'apps/web/src/data',
    neverImports: ['apps/web/src/features', 'apps/web/src/app', 'apps/web/src/watch'],
    says: 'data serves the features and does not know them: hand in what it needs as an argument.',
  },
  {
    in: 'apps/web/src/features',
    neverImports: ['apps/web/src/app'],
    says: 'A feature does not know the app; hand it in as a prop.',
  },
  {
    in: 'apps/web/src/features',
    apart: true,
    says: 'A feature never imports a feature: the page in app/ composes them, shared parts live in ui, data or lib.',
  },
  {
    in: 'apps/web/src/features/create',
    order: 'draft steps sound preview plan material avatar voice templates scene batches making first wizard remake',
    says: 'The wizard knows its steps and the steps know the draft, never the other way round; move the shared part down.',
  },
  {
    in: 'apps/web/src/features/create/avatar',
    order: 'looks say library face photo film product .',
    says: 'The avatar step puts the five ways together; none of them knows the step.',
  },
  {
    in: 'apps/web/src/watch',
    neverImports: [
      'apps/web/src/data',
      'apps/web/src/features',
      'apps/web/src/app',
      '@tanstack/react-query',
      'react-router',
    ],
    says: 'The watch pages are light: they load neither the app nor its router and query client.',
  },
  {
    in: 'apps/web/src/app',
    order: 'sign-in-state.ts sign-in-first.tsx film shortcuts back-office navigation layouts pages styleguide .',
    says: 'A page stands in a layout and a layout has a navigation, never the other way round.',
  },
  {
    in: 'apps/web/src',
    order: 'site-admin lib ui data features app watch .',
    says: 'web is built in floors: lib, ui, data, features, app; a floor knows only those below it.',
  },
  {
    in: 'packages/stage/src',
    order: 'music base clips people photos places casting scene .',
    says: 'A scene puts people, photos and places together; none of them knows the scene. Hand in what it needs.',
  },
  {
    in: 'packages/stage/src/{clips,photos,places}',
    neverImports: ['packages/stage/src/people'],
    says: 'Clips, photos and places know no drawn people; what they share lives in base.',
  },
  {
    in: 'packages/stage/src/casting',
    neverImports: ['packages/stage/src/photos', 'packages/stage/src/places'],
    says: 'casting turns words into the parameters of a person and draws nothing.',
  },
  {
    in: 'packages/stage/src/base',
    order: 'canvas math color drawing light composing .',
    says: 'base is small tools, the plainest first; put what knows a person, a place or a scene into their room.',
  },
  {
    in: 'packages/stage/src/people',
    order: 'params skin face features mouth hair body arms garments accessories character acting presets',
    says: 'A character puts its parts together; a part knows the parameters and the parts it lies on, nothing above.',
  },
  {
    in: 'packages/stage/src/people/hair',
    order: 'knot.ts head-normal.ts guides.ts paint hair-craft.ts guides beard cloth styles .',
    says: 'Hair is guided, painted, styled and then baked; a step knows only those before it.',
  },
  {
    in: 'packages/stage/src/people/arms',
    order: 'bake-limb.wasm.ts model kernel poses.ts hold rest.ts arm-bakery.ts gestures .',
    says: 'An arm is a model, a pose, a picture and then a gesture; a step knows only those before it.',
  },
  {
    in: 'packages/stage/src/places',
    order: 'trace lens paint settings .',
    says: 'A setting is built of traced solids and painted pictures, which do not know it.',
  },
  {
    in: 'packages/stage/src/casting',
    order: 'words description .',
    says: 'The vocabulary is plain tables; reading a description uses them, never the other way round.',
  },
  {
    in: 'packages/stage/src/scene',
    order: 'brand passages overlays text layout captions cards figures setup playback',
    says: 'A scene is laid out, prepared and then played; what is drawn over it does not know how it is played.',
  },
];
