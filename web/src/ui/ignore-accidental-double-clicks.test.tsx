import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ignoreAccidentalDoubleClicks } from './ignore-accidental-double-clicks.ts';

ignoreAccidentalDoubleClicks();

let startMs = 0;

/** Returns a function that presses a button at `ms` milliseconds after the start of the test. */
function createPress(): (name: string | RegExp, ms: number, options?: MouseEventInit) => void {
  startMs += 10_000;
  const testStartMs = startMs;
  return (name, ms, options = {}) => {
    const [button] = screen.getAllByRole('button', { name });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...options });
    Object.defineProperty(event, 'timeStamp', { value: testStartMs + ms });
    if (button) fireEvent(button, event);
  };
}

function ClaimButton({ onPress }: { onPress: (text: string) => void }): ReactNode {
  const [isClaimed, setIsClaimed] = useState(false);
  const text = isClaimed ? 'Undo' : 'Claim';
  const press = (): void => {
    onPress(text);
    setIsClaimed(!isClaimed);
  };
  return (
    <button type="button" onClick={press}>
      {text}
    </button>
  );
}

/**
 * A list of friend requests. When the user answers a request, it disappears and the next one takes its
 * position.
 */
function RequestList({ onDeny }: { onDeny: (name: string) => void }): ReactNode {
  const [names, setNames] = useState(['Mara', 'Theo']);
  const deny = (name: string): void => {
    onDeny(name);
    setNames(names.filter((other) => other !== name));
  };
  return names.map((name) => (
    <button key={name} type="button" onClick={() => deny(name)}>
      Deny
    </button>
  ));
}

function renderClaimButton(): string[] {
  const pressed: string[] = [];
  render(<ClaimButton onPress={(text) => pressed.push(text)} />);
  return pressed;
}

test('a button whose text changes after a click ignores further clicks at that position for half a second', () => {
  const press = createPress();
  const pressed = renderClaimButton();
  press('Claim', 0);
  for (const delay of [60, 499]) press('Undo', delay);
  expect(pressed).toEqual(['Claim']);
  press('Undo', 500);
  press('Claim', 550, { clientX: 200 });
  press('Undo', 600, { detail: 0 });
  expect(pressed).toEqual(['Claim', 'Undo', 'Claim', 'Undo']);
});

test.each([60, 300])(
  'a second press after %d ms does not reach the control that has moved under the pointer',
  (delay) => {
    const press = createPress();
    const denied: string[] = [];
    render(<RequestList onDeny={(name) => denied.push(name)} />);
    press('Deny', 0);
    press('Deny', delay);
    expect(denied).toEqual(['Mara']);
    press('Deny', 1_000);
    expect(denied).toEqual(['Mara', 'Theo']);
  },
);

test('a second click does not reach an element that has replaced the clicked button', () => {
  const press = createPress();
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<button type="button">Delete</button>);
  press('Delete', 0);
  rerender(
    <button type="button" onClick={onClick}>
      Mug
    </button>,
  );
  press('Mug', 100);
  expect(onClick).not.toHaveBeenCalled();
});

test('a button whose text stays the same accepts two quick clicks', () => {
  const press = createPress();
  const onClick = vi.fn<() => void>();
  render(
    <button type="button" onClick={onClick}>
      More
    </button>,
  );
  press('More', 0);
  press('More', 60);
  expect(onClick).toHaveBeenCalledTimes(2);
});
