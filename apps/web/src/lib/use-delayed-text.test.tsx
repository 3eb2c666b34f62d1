import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDelayedText } from './use-delayed-text.ts';

test('what was typed is handed on at once when the field is left, so that nothing moves under a dialog that opens then', () => {
  const onChange = vi.fn();
  const { result } = renderHook(() => useDelayedText('', onChange));
  act(() => result.current.setText(' osei '));
  expect(onChange).not.toHaveBeenCalled();
  act(() => result.current.field.onBlur());
  expect(onChange).toHaveBeenCalledExactlyOnceWith('osei');
});
