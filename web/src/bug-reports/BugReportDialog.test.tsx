import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/open-page.tsx';
import { openPage, refusal } from '../testing/open-page.tsx';
import { ReportButton } from './ReportButton.tsx';

interface Sent {
  body: unknown;
  key: string | null;
}

const toasts = () => within(screen.getByRole('region', { name: 'Messages' }));
const field = (label: string): HTMLElement => screen.getByLabelText(label);
const fill = (label: string, value: string): boolean => fireEvent.change(field(label), { target: { value } });
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Submit' });

async function openDialog(answers: Answers = {}): Promise<void> {
  openPage(ReportButton, '/page', '/page', answers);
  await pressReport();
}

async function pressReport(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Report a bug or suggest a feature' }));
  await screen.findByRole('dialog', { name: 'Submit a Bug Report' });
}

const takeReports = (sent: Sent[], answers: readonly unknown[]): Answers => ({
  'POST /api/bugreports': ({ body, headers }) => {
    sent.push({
      body: JSON.parse(typeof body === 'string' ? body : ''),
      key: new Headers(headers).get('idempotency-key'),
    });
    return answers[sent.length - 1];
  },
});

test('a report can be submitted once both fields hold more than blanks', async () => {
  await openDialog();
  expect(submit()).toHaveProperty('disabled', true);
  fill('Title', 'It broke');
  fill('Description', '   ');
  expect(submit()).toHaveProperty('disabled', true);
  fill('Description', 'In the middle');
  expect(submit()).toHaveProperty('disabled', false);
});

test('a submitted report closes the dialog and is confirmed', async () => {
  const sent: Sent[] = [];
  await openDialog(takeReports(sent, [{ id: 1 }]));
  fill('Title', ' It broke ');
  fill('Description', 'In the middle');
  fireEvent.click(submit());
  expect(await toasts().findByText('Bug report submitted')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([{ title: 'It broke', description: 'In the middle' }]);
});

test('closing the dialog clears its fields', async () => {
  await openDialog();
  fill('Title', 'It broke');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pressReport();
  expect(field('Title')).toHaveProperty('value', '');
});

test('a refusal is told by a toast, and in the dialog in the words of the server', async () => {
  await openDialog(takeReports([], [refusal(429, 'Too many reports')]));
  fill('Title', 'It broke');
  fill('Description', 'Again');
  fireEvent.click(submit());
  expect(await toasts().findByText('Error')).toBeDefined();
  expect(toasts().getByText('Failed to submit bug report')).toBeDefined();
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Too many reports').closest('[role="alert"]')).not.toBeNull();
});

test('without a bearer one must sign in first', async () => {
  await openDialog({ 'POST /api/bugreports': () => refusal(401, 'User not authenticated') });
  fill('Title', 'It broke');
  fill('Description', 'Again');
  fireEvent.click(submit());
  expect(await toasts().findByText('You must be signed in to report a bug')).toBeDefined();
});

test('the same report sent again is the same one; a changed report is another', async () => {
  const sent: Sent[] = [];
  await openDialog(takeReports(sent, [refusal(400, 'First no'), refusal(400, 'Second no'), { id: 1 }]));
  fill('Title', 'It broke');
  fill('Description', 'Again');
  fireEvent.click(submit());
  await screen.findByText('First no');
  fireEvent.click(submit());
  await screen.findByText('Second no');
  fill('Title', 'It broke twice');
  fireEvent.click(submit());
  await toasts().findByText('Bug report submitted');
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('what is too long is marked and not sent', async () => {
  await openDialog();
  fill('Title', 'x'.repeat(201));
  fill('Description', 'Again');
  expect(screen.getByText('The title can have at most 200 characters')).toBeDefined();
  expect(field('Title').getAttribute('aria-invalid')).toBe('true');
});
