const setting = (
  name: string,
  label: string,
  hint: string,
  more: { isLong?: boolean; isRequired?: boolean; isSecret?: boolean } = {},
) => ({
  name,
  label,
  hint,
  isLong: false,
  isRequired: false,
  isSecret: false,
  ...more,
});

const FILM_SETTINGS = [
  setting('prompt', 'Prompt', 'What the film shows, for models that read one.'),
  setting('fps', 'Frames per second', 'As the model makes them, 25 when empty. Herald’s film has 30.'),
  setting('longest_side', 'Longest side in pixels', 'What the GPU has memory for, 1280 when empty.'),
  setting('headers', 'Headers', 'For a proxy before the server, one "Name: value" in each line.', {
    isLong: true,
    isSecret: true,
  }),
];

const OWN_SERVER = {
  usualUrl: '',
  hasModels: false,
  listsModels: false,
  usualModel: '',
  needsKey: false,
  listsVoices: false,
};

/** What an operator has to know to add a service that films. */
export const filmFacts = {
  videos: {
    ...OWN_SERVER,
    title: 'OpenAI-compatible videos',
    hint: 'vLLM-Omni or SGLang, with a model that films a picture and a sound.',
    hasModels: true,
    settings: FILM_SETTINGS,
  },
  cog: {
    ...OWN_SERVER,
    title: 'Cog',
    hint: 'A model in a container of Cog, such as SadTalker. It must reach Herald at its public address.',
    settings: [
      setting('inputs', 'Further inputs', 'A JSON object, such as {"still": true, "preprocess": "full"}.', {
        isLong: true,
      }),
      setting('image_input', 'Input for the picture', 'Only where the model calls it something unusual.'),
      setting('sound_input', 'Input for the sound', 'Only where the model calls it something unusual.'),
      ...FILM_SETTINGS,
    ],
  },
  localai: {
    ...OWN_SERVER,
    title: 'LocalAI',
    hint: 'With a model that films a picture and a sound, such as longcat-video-avatar.',
    hasModels: true,
    settings: FILM_SETTINGS,
  },
  comfyui: {
    ...OWN_SERVER,
    title: 'ComfyUI',
    hint: 'With a workflow of your own that saves an mp4.',
    settings: [
      setting('workflow', 'Workflow', 'The JSON of "Export (API)" in ComfyUI.', { isLong: true, isRequired: true }),
      setting('mapping', 'Mapping', 'One "node.input = image" in each line; also audio, width, height, seed, frames.', {
        isLong: true,
        isRequired: true,
      }),
      ...FILM_SETTINGS,
    ],
  },
};
