import type { ReactNode } from 'react';
import { t } from '../lib/t.ts';
import { Modal } from './dialogs.tsx';
import { LoadError } from './list-states.tsx';

type Props = {
  /** Why there is no outfit. Null while it is loading, and if loading has failed. */
  gone: { title: string; reason: string } | null;
  /** The error of the failed request, and the text `failed` to show for it. */
  error: unknown;
  failed: string;
  onRetry: () => void;
  /** Shown while the outfit is loading. */
  loading: ReactNode;
  onClose: () => void;
};

/** The dialog shown when there is no outfit to show: it is deleted, still loading, or failed to load. */
export const OutfitNotShown = ({ gone, error, failed, onRetry, loading, onClose }: Props) =>
  gone ? (
    <Modal title={gone.title} onClose={onClose}>
      <p className="pt-4 text-ink-soft">{gone.reason}</p>
    </Modal>
  ) : (
    <Modal title={error ? t('Outfit') : t('Loading...')} onClose={onClose}>
      <div className="pt-8">{error ? <LoadError text={failed} onRetry={onRetry} /> : loading}</div>
    </Modal>
  );
