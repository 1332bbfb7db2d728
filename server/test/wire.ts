import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection to a database, or another server, that can be cut and mended, and led elsewhere. */
export interface Wire {
  /** On the loopback interface. */
  port: number;
  cut(): void;
  /** How many ends of connections there are. */
  ends(): number;
  /** Keeps every connection open, accepts new ones, and carries nothing any more. */
  freeze(): void;
  /** Carries again: to where it led before, or to PostgreSQL's socket in another folder. */
  mend(end?: WireEnd): Promise<void>;
}

/** The folder of PostgreSQL's socket, or a port of the loopback interface. */
type WireEnd = string | number;

const reach = (end: WireEnd): Socket =>
  typeof end === 'string' ? connect(`${end}/.s.PGSQL.5432`) : connect(end, '127.0.0.1');

/** Leads to `target`. */
export async function layWire(target: WireEnd): Promise<Wire> {
  const ends = new Set<Socket>();
  let end = target;
  let frozen = false;
  const keep = (one: Socket): Socket => {
    ends.add(one);
    return one.on('error', () => one.destroy()).once('close', () => ends.delete(one));
  };
  const wire = createServer((near) => {
    keep(near);
    if (frozen) {
      near.resume();
      return;
    }
    const far = keep(reach(end));
    near.pipe(far).pipe(near);
    // Who leaves without a word leaves the other end, too.
    near.once('close', () => far.destroySoon());
    far.on('error', () => near.destroy());
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const { port } = wire.address() as AddressInfo;
  const dropAll = (): void => {
    for (const one of ends) one.destroy();
    ends.clear();
  };
  return {
    port,
    ends: () => ends.size,
    cut: () => {
      wire.close();
      dropAll();
    },
    freeze: () => {
      frozen = true;
      // What still comes is lost; who leaves is noticed.
      for (const one of ends) one.unpipe().resume();
    },
    mend: async (to) => {
      end = to ?? end;
      frozen = false;
      dropAll();
      if (wire.listening) return;
      wire.listen(port, '127.0.0.1');
      await once(wire, 'listening');
    },
  };
}
