import { useEffect, useRef, useState } from 'react';
import { listenToServer, sendToServer } from '../../data/socket.ts';

const shownMilliseconds = 5000;
const toldEveryMilliseconds = 3000;

/** Whether the other person of a conversation has been typing in the last seconds. */
export function useIsTyping(conversationId: string): boolean {
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let typist: string;
    const show = (shows: boolean) => {
      clearTimeout(timer);
      setIsTyping(shows);
      if (shows) timer = setTimeout(() => setIsTyping(false), shownMilliseconds);
    };
    const stop = listenToServer((event) => {
      if (event.type === 'typing' && event.conversationId === conversationId) {
        typist = event.userId;
        show(true);
      }
      if (event.type === 'message.sent' && event.message.senderId === typist) show(false);
    });
    return () => {
      stop();
      show(false);
    };
  }, [conversationId]);
  return isTyping;
}

/** Returns a function that tells the other person that the user types, at most once every three seconds. */
export function useTellTyping(conversationId: string): () => void {
  const told = useRef(0);
  return () => {
    const now = Date.now();
    if (now - told.current < toldEveryMilliseconds) return;
    if (sendToServer({ action: 'typing', conversationId })) told.current = now;
  };
}
