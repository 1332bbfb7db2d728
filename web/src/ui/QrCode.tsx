import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  label: string;
  className?: string | undefined;
}

/** A QR code that contains a text. The browser computes it, and no server receives the text. */
export function QrCode({ text, label, className }: QrCodeProps): ReactNode {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
    const darkModulePaths = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: modules, path: darkModulePaths.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
