import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { pageExtensions } from './extensions.ts';

test('words typed after a link do not belong to it', () => {
  const schema = getSchema(pageExtensions);
  const link = schema.mark('link', { href: 'https://example.com/a' });
  const paragraph = schema.node('paragraph', null, schema.text('https://example.com/a', [link]));
  const doc = schema.node('doc', null, paragraph);
  const state = EditorState.create({ doc, selection: TextSelection.atEnd(doc) });
  const typed = state.apply(state.tr.insertText('Change'));
  const texts = typed.doc.firstChild?.children.map(({ text, marks }) => [text, marks.length]);
  expect(texts).toEqual([
    ['https://example.com/a', 1],
    ['Change', 0],
  ]);
});
