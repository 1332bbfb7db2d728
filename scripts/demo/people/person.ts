import type { AvatarKey } from '@wishwell/contract/limits.ts';
import type { PictureName } from '../pictures/picture.ts';

/** Somebody of the demo; `key` is the part of the e-mail address before `@example.com`. */
export interface DemoPerson {
  key: PersonKey;
  name: string;
  avatar: AvatarKey;
  /** Oldest first. */
  lists: readonly DemoList[];
}

export type PersonKey = 'aiko' | 'ines' | 'jonas' | 'lucia' | 'mara' | 'noor' | 'priya' | 'sam' | 'theo' | 'walter';

export interface DemoList {
  title: string;
  description: string;
  /** Public, or private and shared with these friends, who may be none. */
  seenBy: 'friends' | readonly PersonKey[];
  items: readonly DemoItem[];
}

export interface DemoItem {
  name: string;
  /** USD. */
  price: number;
  /** The shop's name, below `.example`; empty for none. */
  shop: string;
  picture: PictureName | undefined;
  description: string;
  /** Whether its owner still wants it. */
  isAvailable: boolean;
}

export function list(
  title: string,
  description: string,
  seenBy: DemoList['seenBy'],
  items: readonly DemoItem[],
): DemoList {
  return { title, description, seenBy, items };
}

export function item(name: string, price: number, shop: string, picture?: PictureName, description = ''): DemoItem {
  return { name, price, shop, picture, description, isAvailable: true };
}

/** The same with the owner's switch off. */
export function off(wish: DemoItem): DemoItem {
  return { ...wish, isAvailable: false };
}
