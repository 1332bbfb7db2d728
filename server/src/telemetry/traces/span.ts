/** A value of an attribute, as far as we use them. */
export type AttributeValue = string | number;

/** What is said of a span. One object serves all spans of which the same is said: it is written but once. */
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** https://opentelemetry.io/docs/specs/otel/trace/api/#spankind, by its number in the protocol. */
export const spanKind = { internal: 1, server: 2, client: 3 } as const;

/** Something that took its time within a trace. The times are `performance.now()`'s. */
export interface Span {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
  parentId: string | undefined;
  name: string;
  kind: (typeof spanKind)[keyof typeof spanKind];
  began: number;
  ended: number;
  attributes: Attributes;
  /** Of a request, the id that its answer and its line in the log have. */
  requestId: string | undefined;
  failed: boolean;
}
