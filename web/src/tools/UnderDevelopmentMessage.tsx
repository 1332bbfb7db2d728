import type { ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { HourglassDrawing } from '../ui/illustrations/tool-drawings.tsx';

export function UnderDevelopmentMessage({ children }: { children: string }): ReactNode {
  return <EmptyState illustration={<HourglassDrawing />}>{children}</EmptyState>;
}
