import type { ReactNode } from 'react';
import {
  ApiDrawing,
  CloudDrawing,
  LockDrawing,
  ImageDrawing,
  ComponentsDrawing,
  DatabaseDrawing,
  BrowserWindowDrawing,
} from '../ui/illustrations/technology-drawings.tsx';

/** The seven technologies that the page /about shows, in the order of docs/specification.md §1. */
export const technologies = [
  { key: 'ui', Drawing: BrowserWindowDrawing },
  { key: 'components', Drawing: ComponentsDrawing },
  { key: 'api', Drawing: ApiDrawing },
  { key: 'database', Drawing: DatabaseDrawing },
  { key: 'host', Drawing: CloudDrawing },
  { key: 'auth', Drawing: LockDrawing },
  { key: 'images', Drawing: ImageDrawing },
] as const satisfies readonly { key: string; Drawing: () => ReactNode }[];
