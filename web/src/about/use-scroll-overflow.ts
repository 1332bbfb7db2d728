import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Where there is more to scroll to. */
export interface ScrollOverflow {
  left: boolean;
  right: boolean;
}

function measureOverflow(scroller: HTMLElement): ScrollOverflow {
  const most = scroller.scrollWidth - scroller.clientWidth;
  const isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
  // Right to left, an unscrolled element is at 0 too, and counts down from there.
  const fromLeft = isRightToLeft ? most + scroller.scrollLeft : scroller.scrollLeft;
  // Zoomed pages stop at fractions of a pixel.
  return { left: fromLeft > 2, right: fromLeft < most - 2 };
}

/** Whether the element can be scrolled to either side; to neither before it has been measured, as on the server. */
export function useScrollOverflow(ref: RefObject<HTMLElement | null>): ScrollOverflow {
  const [room, setRoom] = useState<ScrollOverflow>({ left: false, right: false });
  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const measure = (): void => {
      const { left, right } = measureOverflow(scroller);
      setRoom((now) => (now.left === left && now.right === right ? now : { left, right }));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(scroller);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [ref]);
  return room;
}
