import { describe, expect, it } from 'vitest';
import { EventParser } from './event-parser.ts';

const text = 'event: video\nid: 7\ndata: {"a":1}\n\n';

describe('messages of a stream', () => {
  it('have a name, an id and data', () => {
    const parser = new EventParser();
    expect(parser.push(text)).toEqual([{ name: 'video', data: '{"a":1}' }]);
    expect(parser.lastEventId).toBe('7');
  });

  it('are the same wherever the network cuts them', () => {
    for (let cut = 1; cut < text.length; cut++) {
      const parser = new EventParser();
      const events = [...parser.push(text.slice(0, cut)), ...parser.push(text.slice(cut))];
      expect(events).toEqual([{ name: 'video', data: '{"a":1}' }]);
    }
  });

  it.each(['\n', '\r\n', '\r'])('may end their lines with %j', (end) => {
    const parser = new EventParser();
    const wire = `data: one${end}data: two${end}${end}data: three${end}${end}data`;
    const events = [...wire].flatMap((letter) => parser.push(letter));
    expect(events.map((event) => event.data)).toEqual(['one\ntwo', 'three']);
  });

  it('without data say nothing, but their id counts', () => {
    const parser = new EventParser();
    expect(parser.push('id: 9\nevent: video\n\n')).toEqual([]);
    expect(parser.lastEventId).toBe('9');
    expect(parser.push('data: x\n\n')).toEqual([{ name: 'message', data: 'x' }]);
  });

  it('leave out comments, which only keep the line open', () => {
    expect(new EventParser().push(': still here\n\n: and here\n\n')).toEqual([]);
  });

  it('may say how long to wait before the next try', () => {
    const parser = new EventParser();
    parser.push('retry: soon\nretry: 2500\n\n');
    expect(parser.retryMs).toBe(2500);
  });
});
