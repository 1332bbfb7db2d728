/**
 * V8 flags that reduce the server's memory. `max-semi-space-size` limits the space for new objects, which can
 * otherwise grow to 64 MB. With `heap-growing-percent`, a garbage collection starts when the heap has
 * doubled, not only at four times its size. The command in `npm start` must contain the same flags.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=100'];

/**
 * Settings of glibc's malloc for the server and its image encoders. With them, malloc returns large free
 * blocks to the operating system, for example the memory of images.
 */
export const mallocSettings: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
