import type { Snapshot } from './process-metrics.ts';

/** A question between a parent and a worker, and what it is answered with. */
interface Question {
  ask: 'snapshot' | 'all';
  number: number;
}

interface Answer {
  answer: 'snapshot' | 'all';
  number: number;
  /** Undefined: it could not be found out. */
  content: unknown;
}

/** Unasked: what a worker that is about to end has counted. */
interface LastWords {
  lastWords: Snapshot;
}

export const question = (ask: Question['ask'], number: number): Question => ({ ask, number });
export const answerTo = ({ ask, number }: Question, content: unknown): Answer => ({ answer: ask, number, content });
export const lastWords = (snapshot: Snapshot): LastWords => ({ lastWords: snapshot });

const isObject = (message: unknown): message is Record<string, unknown> =>
  typeof message === 'object' && message !== null;

export const isQuestion = (message: unknown, ask: Question['ask']): message is Question =>
  isObject(message) && message['ask'] === ask && typeof message['number'] === 'number';

export const isAnswer = (message: unknown, ask: Question['ask']): message is Answer =>
  isObject(message) && message['answer'] === ask && typeof message['number'] === 'number';

export const isLastWords = (message: unknown): message is LastWords =>
  isObject(message) && Array.isArray(message['lastWords']);
