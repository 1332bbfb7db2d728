import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MockResponses } from '../testing/open-page.tsx';
import { openPage, createErrorResponse } from '../testing/open-page.tsx';
import { measureToastDuration } from '../testing/toast-duration.ts';
import { BugReportButton } from './BugReportButton.tsx';

interface SentReport {
  body: unknown;
  key: string | null;
}

const getToasts = () => within(screen.getByRole('region', { name: 'Messages' }));
const getField = (label: string): HTMLElement => screen.getByLabelText(label);
const fillField = (label: string, value: string): boolean => fireEvent.change(getField(label), { target: { value } });
const getSubmitButton = (): HTMLElement => screen.getByRole('button', { name: 'Submit' });
const clickSubmit = (): void => void fireEvent.click(getSubmitButton());

async function openDialog(responses: MockResponses = {}): Promise<void> {
  openPage(BugReportButton, '/page', '/page', responses);
  await clickReportButton();
}

async function clickReportButton(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Report a bug or suggest a feature' }));
  await screen.findByRole('dialog', { name: 'Submit a Bug Report' });
}

const createReportResponses = (sent: SentReport[], responses: readonly unknown[]): MockResponses => ({
  'POST /api/bugreports': ({ body, headers }) => {
    sent.push({
      body: JSON.parse(typeof body === 'string' ? body : ''),
      key: new Headers(headers).get('idempotency-key'),
    });
    return responses[sent.length - 1];
  },
});

test('the button "Submit" is disabled until title and description contain more than white space', async () => {
  await openDialog();
  for (const label of ['Title', 'Description']) expect(getField(label)).toHaveProperty('required', true);
  expect(getSubmitButton()).toHaveProperty('disabled', true);
  fillField('Title', 'It broke');
  fillField('Description', '   ');
  expect(getSubmitButton()).toHaveProperty('disabled', true);
  fillField('Description', 'In the middle');
  expect(getSubmitButton()).toHaveProperty('disabled', false);
});

test('closing the bug report dialog discards the texts that the user has typed', async () => {
  await openDialog();
  fillField('Title', 'It broke');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await clickReportButton();
  expect(getField('Title')).toHaveProperty('value', '');
});

test("if the server refuses a bug report, a toast appears and the dialog shows the server's message", async () => {
  await openDialog(createReportResponses([], [createErrorResponse(429, 'Too many reports')]));
  fillField('Title', 'It broke');
  fillField('Description', 'Again');
  expect(await measureToastDuration(clickSubmit, 'Failed to submit bug report')).toBe(4000);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Too many reports').closest('[role="alert"]')).not.toBeNull();
});

test('if the server responds 401 to a bug report, a message asks the user to sign in', async () => {
  await openDialog({ 'POST /api/bugreports': () => createErrorResponse(401, 'User not authenticated') });
  fillField('Title', 'It broke');
  fillField('Description', 'Again');
  clickSubmit();
  expect(await getToasts().findByText('You must be signed in to report a bug')).toBeDefined();
});

test('a report that is sent again has the same idempotency key; a changed report has another key', async () => {
  const sent: SentReport[] = [];
  await openDialog(
    createReportResponses(sent, [
      createErrorResponse(400, 'First no'),
      createErrorResponse(400, 'Second no'),
      { id: 1 },
    ]),
  );
  fillField('Title', 'It broke');
  fillField('Description', 'Again');
  clickSubmit();
  await screen.findByText('First no');
  for (const text of ['Error', 'Failed to submit bug report']) expect(getToasts().getByText(text)).toBeDefined();
  clickSubmit();
  await screen.findByText('Second no');
  fillField('Title', ' It broke twice ');
  clickSubmit();
  await getToasts().findByText('Bug report submitted');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[2]?.body).toEqual({ title: 'It broke twice', description: 'Again' });
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('the form marks a title that is too long as invalid and shows a message', async () => {
  await openDialog();
  fillField('Title', 'x'.repeat(201));
  fillField('Description', 'Again');
  expect(screen.getByText('The title can have at most 200 characters')).toBeDefined();
  expect(getField('Title').getAttribute('aria-invalid')).toBe('true');
});
