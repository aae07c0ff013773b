import { type MouseEvent, type TouchEvent, useRef } from 'react';

const pressMilliseconds = 500;

/** Returns the handlers of an element that calls `act` when a finger rests on it. The touch is then no click. */
export function useLongPress(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasActed = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onTouchStart: () => {
      hasActed.current = false;
      timer.current = setTimeout(() => {
        hasActed.current = true;
        act();
      }, pressMilliseconds);
    },
    onTouchMove: stop,
    onTouchCancel: stop,
    onTouchEnd: (event: TouchEvent) => {
      stop();
      if (hasActed.current) event.preventDefault();
    },
    // Android's own menu, for example of a link
    onContextMenu: (event: MouseEvent) => {
      if ((event.nativeEvent as PointerEvent).pointerType === 'touch') event.preventDefault();
    },
  };
}
