import type { ReactNode } from 'react';
import { t } from '../lib/t.ts';
import { LoadError } from './load-error.tsx';
import { Modal } from './modal.tsx';

type Props = {
  /** Why there is no outfit; null while it is read or where reading it failed. */
  gone: { title: string; reason: string } | null;
  /** The error with which reading it failed, with what is said of it. */
  error: unknown;
  failed: string;
  onRetry: () => void;
  /** Takes the place of the outfit while it is read. */
  loading: ReactNode;
  onClose: () => void;
};

/** The dialog of an outfit that is not there (yet): gone, failed to load, or loading. */
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
