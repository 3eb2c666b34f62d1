/** Scripts to begin with. Each is true whoever says it, and about nothing but the film that it becomes. */
export const firstScripts = [
  {
    value: 'presenter',
    label: 'A presenter speaks',
    text: 'Hello. I am not a real person. Herald drew me and gave me a voice, from the words on your screen. Write your own words, and I will say them.',
  },
  {
    value: 'making',
    label: 'How this is made',
    text: 'Three things made this film. A script, a voice and a place. You write the script and choose the rest. Herald draws every picture and checks that my lips keep time.',
  },
  {
    value: 'advice',
    label: 'A tip for scripts',
    text: 'Here is a tip for your first script. Say one thing. Say it the way you would tell a friend. Then tell people what to do next.',
  },
] as const;

export type FirstScript = (typeof firstScripts)[number]['value'];

/** Which of them a text is; undefined as soon as a word of it was changed. */
export function firstScriptOf(text: string): FirstScript | undefined {
  return firstScripts.find((script) => script.text === text.trim())?.value;
}
