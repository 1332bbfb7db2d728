import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(() => vi.restoreAllMocks());

function ClaimButton({ onPress }: { onPress: (text: string) => void }) {
  const [isClaimed, setIsClaimed] = useState(false);
  const text = isClaimed ? 'Undo' : 'Claim';
  const press = (): void => {
    onPress(text);
    setIsClaimed(!isClaimed);
  };
  return <Button onClick={press}>{text}</Button>;
}

/** Clicks the only button at the time `timeStamp` in milliseconds. `detail` is 0 for the keyboard. */
function pressAt(timeStamp: number, detail = 1): void {
  vi.spyOn(performance, 'now').mockReturnValue(timeStamp);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(screen.getByRole('button'), event);
}

test.each([60, 300, 499])('a second press %d ms after the text of a button has changed has no effect', (delay) => {
  const pressed: string[] = [];
  render(<ClaimButton onPress={(text) => pressed.push(text)} />);
  pressAt(1_000);
  pressAt(1_000 + delay);
  expect(pressed).toEqual(['Claim']);
});

test('a press that began before the text of a button changed has no effect', () => {
  const pressed: string[] = [];
  render(<ClaimButton onPress={(text) => pressed.push(text)} />);
  pressAt(1_000);
  pressAt(990);
  expect(pressed).toEqual(['Claim']);
});

test('the Enter key has an effect right after the text has changed', () => {
  const pressed: string[] = [];
  render(<ClaimButton onPress={(text) => pressed.push(text)} />);
  pressAt(1_000, 0);
  pressAt(1_060, 0);
  expect(pressed).toEqual(['Claim', 'Undo']);
});

test('a press half a second after the change of the text has an effect', () => {
  const pressed: string[] = [];
  render(<ClaimButton onPress={(text) => pressed.push(text)} />);
  pressAt(1_000);
  pressAt(1_500);
  pressAt(2_000);
  expect(pressed).toEqual(['Claim', 'Undo', 'Claim']);
});

test('a press right after the text has changed for another reason has an effect', () => {
  const onClick = vi.fn<() => void>();
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const { rerender } = render(<Button onClick={onClick}>Sign In</Button>);
  rerender(<Button onClick={onClick}>Sign Up</Button>);
  pressAt(10_010);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a button whose text stays the same accepts two quick presses', () => {
  const onClick = vi.fn<() => void>();
  render(<Button onClick={onClick}>More</Button>);
  pressAt(1_000);
  pressAt(1_060);
  expect(onClick).toHaveBeenCalledTimes(2);
});
