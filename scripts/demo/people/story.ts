import type { bugReportStatuses } from '@wishwell/contract/limits.ts';
import type { PersonKey } from './person.ts';

export const friendships: readonly (readonly [PersonKey, PersonKey])[] = [
  ['mara', 'jonas'],
  ['mara', 'ines'],
  ['mara', 'theo'],
  ['mara', 'aiko'],
  ['jonas', 'ines'],
  ['jonas', 'lucia'],
  ['jonas', 'noor'],
  ['jonas', 'sam'],
  ['jonas', 'priya'],
  ['ines', 'theo'],
  ['ines', 'aiko'],
  ['ines', 'noor'],
  ['ines', 'lucia'],
  ['theo', 'walter'],
  ['theo', 'priya'],
  ['aiko', 'walter'],
  ['lucia', 'noor'],
  ['priya', 'noor'],
  ['priya', 'sam'],
];

/** Who has asked whom, and waits. */
export const requests: readonly (readonly [from: PersonKey, to: PersonKey])[] = [
  ['lucia', 'mara'],
  ['noor', 'mara'],
  ['mara', 'sam'],
  ['theo', 'jonas'],
  ['jonas', 'walter'],
  ['walter', 'priya'],
  ['aiko', 'lucia'],
];

/** Who is getting what for whom; an item by its name. */
export const claims: readonly { by: PersonKey; from: PersonKey; items: readonly string[] }[] = [
  { by: 'jonas', from: 'mara', items: ['Brass reading lamp', 'Moka pot for three', 'Steam train with a red roof'] },
  { by: 'ines', from: 'mara', items: ['Pink Moon on vinyl', 'Essays on walking', 'Night light'] },
  { by: 'theo', from: 'mara', items: ['Chopping board with a juice groove', 'Tea for a month'] },
  { by: 'aiko', from: 'mara', items: ['Chunky scarf', 'Striped wool socks, size 27'] },
  { by: 'mara', from: 'jonas', items: ['Umbrella that survives this town', 'Field recordings of rain'] },
  { by: 'noor', from: 'jonas', items: ['Trail shoes, size 44'] },
  { by: 'mara', from: 'ines', items: ['The big cushion'] },
  { by: 'lucia', from: 'ines', items: ['Guitar strings, nylon'] },
  { by: 'mara', from: 'aiko', items: ['Cups without handles, set of five'] },
  { by: 'walter', from: 'theo', items: ['Alarm clock that starts softly'] },
  { by: 'theo', from: 'walter', items: ['Draughts board'] },
  { by: 'jonas', from: 'lucia', items: ['The record that started it all'] },
  { by: 'priya', from: 'noor', items: ['Star atlas, spiral-bound'] },
  { by: 'jonas', from: 'sam', items: ['Coffee'] },
];

interface DemoReport {
  by: PersonKey;
  title: string;
  description: string;
  status: (typeof bugReportStatuses)[number];
}

export const reports: readonly DemoReport[] = [
  {
    by: 'walter',
    title: 'The letters could be larger',
    description: 'I can read them, but I have to fetch the other glasses first.',
    status: 'resolved',
  },
  {
    by: 'lucia',
    title: 'GIFs should MOVE',
    description: 'I uploaded a dancing cactus and now it just stands there. Sad cactus.',
    status: 'open',
  },
  {
    by: 'theo',
    title: 'Sort my items by price?',
    description: 'My mother asks for “the small presents first”. So do I, the week before her birthday.',
    status: 'in_progress',
  },
  {
    by: 'mara',
    title: 'Duplicate a list',
    description: 'Every winter I type the same honey again. A copy button would do.',
    status: 'open',
  },
];
