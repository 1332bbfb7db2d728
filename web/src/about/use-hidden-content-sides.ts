import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

interface HiddenContentSides {
  left: boolean;
  right: boolean;
}

function measureOverflow(scroller: HTMLElement): HiddenContentSides {
  const maxScroll = scroller.scrollWidth - scroller.clientWidth;
  const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
  // In right-to-left layouts, `scrollLeft` is 0 at the start and negative after scrolling.
  const fromLeft = isRightToLeft ? maxScroll + scroller.scrollLeft : scroller.scrollLeft;
  // Tolerates 2 px, because the scroll position on zoomed pages does not reach the exact maximum.
  return { left: fromLeft > 2, right: fromLeft < maxScroll - 2 };
}

/**
 * Returns on which sides the scrolling element has hidden content. Both values are false before the first
 * measurement.
 */
export function useHiddenContentSides(ref: RefObject<HTMLElement | null>): HiddenContentSides {
  const [overflow, setOverflow] = useState<HiddenContentSides>({ left: false, right: false });
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const measure = (): void => {
      const { left, right } = measureOverflow(scroller);
      setOverflow((now) => (now.left === left && now.right === right ? now : { left, right }));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(scroller);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [ref]);
  return overflow;
}
