/**
 * How Node is started to serve, here and by `npm start`. V8 lets the space of new objects grow to 64 MB and keeps them: a
 * busy process took twice the memory for some per cent of processor time. And it lets old ones gather to four times of what is in use
 * before it looks for garbage; twice costs nothing that can be measured. Flags of the start alone: V8 reads them once.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=100'];

/**
 * What a worker's malloc is told (glibc's; others do not read it): large pieces, such as those of an upload, are handed back
 * when they are freed, in place of being kept for the next of that size.
 */
export const mallocSettings: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
