import { Kbd } from '#ui/kbd.tsx';
import { keyNames } from '../rules/key-names.ts';

const TIPS = [
  { text: 'Use the toolbar to format what you have marked.', keys: 'Mod-b' },
  { text: 'The video button embeds YouTube videos. They load only when clicked.' },
  { text: 'Use headings to structure the page.', keys: 'Mod-Alt-1' },
  { text: 'You can add images and links.' },
  { text: 'Make what you have marked a link.', keys: 'Mod-k' },
  { text: 'Save without leaving the keyboard.', keys: 'Mod-s' },
];

export function EditorTips() {
  return (
    <section aria-labelledby="editor-tips" className="border-line border-t p-4 md:p-6">
      <h2 id="editor-tips" className="font-semibold text-16">
        Editor Tips
      </h2>
      <ul className="mt-3 flex flex-col gap-3 text-13 text-ink-soft">
        {TIPS.map(({ text, keys }) => (
          <li key={text} className="flex items-start justify-between gap-3">
            {text}
            {keys && (
              <span className="flex shrink-0 gap-1 pointer-coarse:hidden">
                {keyNames(keys).map((name) => (
                  <Kbd key={name}>{name}</Kbd>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
