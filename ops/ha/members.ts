import * as v from 'valibot';
import type { ClusterNode } from './node.ts';
import { textOf } from './plan.ts';

/** What Patroni's `GET /cluster` says of a node. */
const Member = v.object({
  name: v.string(),
  role: v.string(),
  state: v.string(),
  timeline: v.optional(v.number()),
  lag: v.optional(v.union([v.number(), v.string()])),
});
export type Member = v.InferOutput<typeof Member>;

const Members = v.object({ members: v.array(Member) });

/** As whichever of the nodes answers sees them; none when no Patroni answers. */
export async function listMembers(nodes: readonly ClusterNode[]): Promise<Member[]> {
  for (const { plan } of nodes) {
    try {
      const answer = await fetch(`http://${textOf(plan.rest)}/cluster`, { signal: AbortSignal.timeout(2_000) });
      return v.parse(Members, await answer.json()).members;
    } catch {
      // The next one may know.
    }
  }
  return [];
}

const isPrimary = ({ role, state }: Member): boolean => role === 'leader' && state === 'running';

/** Bytes that a replica may be behind and still count as one that follows. */
const mostBehind = 1_048_576;

/** The name of the node that takes writes. */
export const primaryAmong = (members: readonly Member[]): string | undefined => members.find(isPrimary)?.name;

/** Whether all `count` nodes are there, follow the primary, and one of them holds every commit where that is wanted. */
export function areWhole(members: readonly Member[], count: number, synchronous: boolean): boolean {
  const primary = members.find(isPrimary);
  if (!primary || members.length !== count) return false;
  const replicas = members.filter((member) => member !== primary);
  const follows = ({ role, state, timeline, lag }: Member): boolean =>
    /^(?:sync_standby|quorum_standby|replica)$/.test(role) &&
    /^(?:running|streaming)$/.test(state) &&
    timeline === primary.timeline &&
    typeof lag === 'number' &&
    lag <= mostBehind;
  return replicas.every(follows) && (!synchronous || replicas.some(({ role }) => role !== 'replica'));
}
