import { Button } from './button.tsx';

/** Stands in the place of what could not be loaded. */
export const LoadError = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div role="alert" className="grid justify-items-center gap-5 border border-line px-6 py-16 text-center">
    <p>{text}</p>
    <Button look="outline" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
