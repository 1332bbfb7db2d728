import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDrawing } from '../../test/drawings.ts';
import { createImageEncoder, type ImageEncoder } from './image-encoder.ts';

interface TestEncoder extends ImageEncoder {
  warnings: string[];
}

type Options = Partial<Parameters<typeof createImageEncoder>[0]>;

function createEncoderForTest(options: Options = {}): TestEncoder {
  const warnings: string[] = [];
  const encoder = createImageEncoder({ maxPixels: 50_000_000, warn: (text) => void warnings.push(text), ...options });
  onTestFinished(() => encoder.close());
  return { ...encoder, warnings };
}

async function writeProgram(source: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-encoder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'program.mjs'), source);
  return pathToFileURL(join(folder, 'program.mjs'));
}

/**
 * Writes a fake encoder program. The program runs the code `behaviour`. Then it responds with its process id,
 * the number of images that it has received, and the names of its environment variables.
 */
const writeFakeEncoder = (behaviour = ''): Promise<URL> =>
  writeProgram(`
    let images = 0;
    process.on('message', ({ bytes }) => {
      images += 1;
      const text = Buffer.from(bytes).toString();
      ${behaviour}
      const values = { pid: process.pid, images, names: Object.keys(process.env).toSorted().join() };
      process.send({ refusal: { status: 413, id: 'error.pictureTooCostly', values } });
    });`);

interface FakeResponse {
  pid: number;
  images: number;
  names: string;
}

async function encodeWithFake(encoder: ImageEncoder, text = ''): Promise<FakeResponse> {
  const failure: unknown = await encoder.encodeIfQuick(Buffer.from(text), 'add').catch((error: unknown) => error);
  return (failure as { values: FakeResponse }).values;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const busyProblem = { status: 503, id: 'error.pictureBusy', retryAfter: 5 };
const tooCostlyProblem = { status: 413, id: 'error.pictureTooCostly' };

describe('image encoder', () => {
  it('an encoder reuses its process for the next image, and starts a second one for a simultaneous image', async () => {
    const encoder = createEncoderForTest({ program: await writeFakeEncoder() });
    const first = await encodeWithFake(encoder);
    const second = await encodeWithFake(encoder);
    expect(second).toEqual({ ...first, images: 2 });
    const both = await Promise.all([encodeWithFake(encoder), encodeWithFake(encoder)]);
    expect(new Set(both.map(({ pid }) => pid)).size).toBe(2);
  });

  it('an encoder passes only TMPDIR and malloc settings as environment to its processes', async () => {
    const { names } = await encodeWithFake(createEncoderForTest({ program: await writeFakeEncoder() }));
    expect(names).toBe('MALLOC_ARENA_MAX,MALLOC_MMAP_THRESHOLD_,MALLOC_TRIM_THRESHOLD_,TMPDIR');
  });

  it('an encoder kills an idle process, and starts a new process for the next image', async () => {
    const encoder = createEncoderForTest({ program: await writeFakeEncoder(), limits: { idleMs: 1 } });
    const { pid } = await encodeWithFake(encoder);
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
    expect((await encodeWithFake(encoder)).images).toBe(1);
  });

  it('an encoder kills a process that does not respond in time, and starts a new one for the next image', async () => {
    const program = await writeFakeEncoder(`if (text === 'hang') for (;;);`);
    const encoder = createEncoderForTest({ program, limits: { wallMs: 5_000 } });
    const { pid } = await encodeWithFake(encoder);
    await expect(encoder.encode(Buffer.from('hang'), 'add')).rejects.toMatchObject(busyProblem);
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
    expect(encoder.warnings).toEqual(['An image encoder failed (no response within 5 s): the upload was refused.']);
    expect(await encodeWithFake(encoder)).toMatchObject({ images: 1 });
  });

  it.each([
    ['processor time', { cpuMs: 0 }],
    ['memory', { memoryBytes: 1 }],
  ])(
    'kills a process that exceeds its limit of %s, and starts a new process for the next image',
    async (what, limits) => {
      const encoder = createEncoderForTest({ limits });
      const large = await createDrawing('png', 5_000, 5_000);
      for (let time = 0; time < 2; time += 1) {
        await expect(encoder.encode(large, 'add')).rejects.toMatchObject(tooCostlyProblem);
      }
      expect(encoder.warnings).toEqual(Array(2).fill(`An image exceeded the limit of ${what}: its encoder was ended.`));
    },
  );

  it('encodeIfQuick returns undefined for a slow image, which the function encode can still encode', async () => {
    const encoder = createEncoderForTest({ limits: { quickCpuMs: 0 } });
    const large = await createDrawing('png', 3_000, 3_000);
    await expect(encoder.encodeIfQuick(large, 'add')).resolves.toBeUndefined();
    await expect(encoder.encode(large, 'add')).resolves.toHaveProperty('card');
    expect(encoder.warnings).toEqual([]);
  });

  it('encodeIfQuick returns undefined when the encoder process does not respond in time', async () => {
    const program = await writeFakeEncoder(`if (text === 'hang') for (;;);`);
    const encoder = createEncoderForTest({ program, limits: { quickWallMs: 5_000 } });
    await expect(encoder.encodeIfQuick(Buffer.from('hang'), 'add')).resolves.toBeUndefined();
    await expect(encoder.encodeIfQuick(Buffer.from('<svg/>'), 'add')).rejects.toMatchObject(tooCostlyProblem);
  });

  it.each([
    ['is killed by the system', `process.kill(process.pid, 'SIGKILL'); return;`, 'SIGKILL'],
    ['exits', 'process.exit(3)', 'exit code 3'],
    ['sends an invalid response', `process.send({ sizes: { full: 'text' } }); return;`, 'an unknown response'],
    ['reports an error', `process.send({ failure: 'Error: it broke' }); return;`, 'Error: it broke'],
  ])('an encoder rejects with 503 when its process %s, and encodes the next image', async (_what, crash, reason) => {
    const encoder = createEncoderForTest({ program: await writeFakeEncoder(`if (text === 'crash') { ${crash} }`) });
    await encodeWithFake(encoder);
    await expect(encoder.encode(Buffer.from('crash'), 'add')).rejects.toMatchObject(busyProblem);
    expect(encoder.warnings).toEqual([`An image encoder failed (${reason}): the upload was refused.`]);
    expect(await encodeWithFake(encoder)).toMatchObject({ images: 1 });
  });

  it('an encoder kills its idle process when it is closed', async () => {
    const encoder = createEncoderForTest({ program: await writeFakeEncoder() });
    const { pid } = await encodeWithFake(encoder);
    encoder.close();
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  });
});
