import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { drawing } from '../../test/drawings.ts';
import { createImageEncoder, type ImageEncoder, memoryLimit } from './image-encoder.ts';

interface TestEncoder extends ImageEncoder {
  warnings: string[];
}

type Options = Partial<Parameters<typeof createImageEncoder>[0]>;

function encoderForTest(options: Options = {}): TestEncoder {
  const warnings: string[] = [];
  const encoder = createImageEncoder({ maxPixels: 50_000_000, warn: (text) => void warnings.push(text), ...options });
  onTestFinished(() => encoder.close());
  return { ...encoder, warnings };
}

/** A program that runs instead of the real one. */
async function programOf(source: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-encoder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'program.mjs'), source);
  return pathToFileURL(join(folder, 'program.mjs'));
}

/** A program that responds with its process id and environment as the refusal's values; `behaviour` comes first. */
const echo = (behaviour = ''): Promise<URL> =>
  programOf(`
    let images = 0;
    process.on('message', ({ bytes }) => {
      images += 1;
      const text = Buffer.from(bytes).toString();
      ${behaviour}
      const values = { pid: process.pid, images, names: Object.keys(process.env).toSorted().join() };
      process.send({ refusal: { status: 413, id: 'error.pictureTooCostly', values } });
    });`);

interface Echo {
  pid: number;
  images: number;
  names: string;
}

async function valuesOf(encoder: ImageEncoder, text = ''): Promise<Echo> {
  const failure: unknown = await encoder.encodeIfQuick(Buffer.from(text), 'add').catch((error: unknown) => error);
  return (failure as { values: Echo }).values;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const busy = { status: 503, id: 'error.pictureBusy', retryAfter: 5 };
const tooCostly = { status: 413, id: 'error.pictureTooCostly' };

describe('an image encoder', () => {
  it('returns both sizes, and refuses what is no image', async () => {
    const encoder = encoderForTest();
    const { full, card } = await encoder.encode(await drawing(), 'add');
    expect([full.toString('latin1', 8, 12), card.toString('latin1', 8, 12)]).toEqual(['WEBP', 'WEBP']);
    await expect(encoder.encode(Buffer.from('<svg/>'), 'edit')).rejects.toMatchObject({
      status: 415,
      id: 'error.pictureEditFormats',
    });
    expect(encoder.warnings).toEqual([]);
  });

  it('uses a process again, and starts a second one only for a second image at the same time', async () => {
    const encoder = encoderForTest({ program: await echo() });
    const first = await valuesOf(encoder);
    const second = await valuesOf(encoder);
    expect(second).toEqual({ ...first, images: 2 });
    const both = await Promise.all([valuesOf(encoder), valuesOf(encoder)]);
    expect(new Set(both.map(({ pid }) => pid)).size).toBe(2);
  });

  it('gives its processes nothing of the environment', async () => {
    const { names } = await valuesOf(encoderForTest({ program: await echo() }));
    expect(names).toBe('MALLOC_ARENA_MAX,MALLOC_MMAP_THRESHOLD_,MALLOC_TRIM_THRESHOLD_,TMPDIR');
  });

  it('ends a process that has nothing to do', async () => {
    const encoder = encoderForTest({ program: await echo(), limits: { idleMs: 1 } });
    const { pid } = await valuesOf(encoder);
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
    expect((await valuesOf(encoder)).images).toBe(1);
  });

  it('kills a process that does not respond in time, and goes on with another', async () => {
    const program = await echo(`if (text === 'hang') for (;;);`);
    const encoder = encoderForTest({ program, limits: { wallMs: 5_000 } });
    const { pid } = await valuesOf(encoder);
    await expect(encoder.encode(Buffer.from('hang'), 'add')).rejects.toMatchObject(busy);
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
    expect(encoder.warnings).toEqual(['An image encoder failed (no response within 5 s): the upload was refused.']);
    expect(await valuesOf(encoder)).toMatchObject({ images: 1 });
  });

  it.each([
    ['processor time', { cpuMs: 0 }],
    ['memory', { memoryBytes: 1 }],
  ])('kills a process beyond its limit of %s, and goes on with another', async (what, limits) => {
    const encoder = encoderForTest({ limits });
    const large = await drawing('png', 5_000, 5_000);
    for (let time = 0; time < 2; time += 1) {
      await expect(encoder.encode(large, 'add')).rejects.toMatchObject(tooCostly);
    }
    expect(encoder.warnings).toEqual(Array(2).fill(`An image exceeded the limit of ${what}: its encoder was ended.`));
  });

  it('gives up an image that is not quick, without a warning, and encodes it when it is asked to', async () => {
    const encoder = encoderForTest({ limits: { quickCpuMs: 0 } });
    const large = await drawing('png', 3_000, 3_000);
    await expect(encoder.encodeIfQuick(large, 'add')).resolves.toBeUndefined();
    await expect(encoder.encode(large, 'add')).resolves.toHaveProperty('card');
    expect(encoder.warnings).toEqual([]);
  });

  it('takes a process that does not respond for one with an image that is not quick', async () => {
    const program = await echo(`if (text === 'hang') for (;;);`);
    const encoder = encoderForTest({ program, limits: { quickWallMs: 5_000 } });
    await expect(encoder.encodeIfQuick(Buffer.from('hang'), 'add')).resolves.toBeUndefined();
    await expect(encoder.encodeIfQuick(Buffer.from('<svg/>'), 'add')).rejects.toMatchObject(tooCostly);
  });

  it.each([
    ['is killed', `process.kill(process.pid, 'SIGKILL'); return;`, 'SIGKILL'],
    ['ends', 'process.exit(3)', 'exit code 3'],
    ['responds with something else', `process.send({ sizes: { full: 'text' } }); return;`, 'an unknown response'],
    ['reports an error', `process.send({ failure: 'Error: it broke' }); return;`, 'Error: it broke'],
  ])('survives a process that %s: one upload fails, the next does not', async (_what, crash, reason) => {
    const encoder = encoderForTest({ program: await echo(`if (text === 'crash') { ${crash} }`) });
    await valuesOf(encoder);
    await expect(encoder.encode(Buffer.from('crash'), 'add')).rejects.toMatchObject(busy);
    expect(encoder.warnings).toEqual([`An image encoder failed (${reason}): the upload was refused.`]);
    expect(await valuesOf(encoder)).toMatchObject({ images: 1 });
  });

  it('leaves no process behind when it is closed', async () => {
    const encoder = encoderForTest({ program: await echo() });
    const { pid } = await valuesOf(encoder);
    encoder.close();
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  });
});

describe('the memory of an encoder process', () => {
  it.each([
    ['of 50 megapixels on a machine with much memory', 50_000_000, 16e9, 1_200e6],
    ['of 10 megapixels on a machine with much memory', 10_000_000, 16e9, 400e6],
    ['in a container of 1 GB', 50_000_000, 1e9, 400e6],
    ['in a container that is very small', 50_000_000, 256e6, 150e6],
  ])('is limited for images %s', (_where, maxPixels, available, bytes) => {
    expect(memoryLimit(maxPixels, available)).toBe(bytes);
  });
});
