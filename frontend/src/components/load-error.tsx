import { Button } from './button.tsx';

/** Takes the place of content that could not be loaded, and offers to try again. */
export const LoadError = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div role="alert" className="grid justify-items-center gap-5 border border-line px-6 py-16 text-center">
    <p>{text}</p>
    <Button look="outline" onClick={onRetry}>
      Try again
    </Button>
  </div>
);
