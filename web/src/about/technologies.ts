import type { ReactNode } from 'react';
import {
  CallDrawing,
  CloudDrawing,
  LockDrawing,
  PictureDrawing,
  PiecesDrawing,
  StoreDrawing,
  WindowDrawing,
} from '../ui/illustrations/technology-drawings.tsx';

/** What the product is made of: seven parts, in the order of docs/specification.md §1. */
export const technologies = [
  { key: 'ui', Picture: WindowDrawing },
  { key: 'components', Picture: PiecesDrawing },
  { key: 'api', Picture: CallDrawing },
  { key: 'database', Picture: StoreDrawing },
  { key: 'host', Picture: CloudDrawing },
  { key: 'auth', Picture: LockDrawing },
  { key: 'images', Picture: PictureDrawing },
] as const satisfies readonly { key: string; Picture: () => ReactNode }[];
