import { useBackCloses } from '../components/use-back-closes.ts';

/** Makes Back close what is open. Renders nothing, so that its script can load after the page. */
export function BackCloses({ isOpen, onBack }: { isOpen: boolean; onBack: () => void }) {
  useBackCloses(onBack, isOpen);
  return null;
}
