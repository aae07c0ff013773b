import { Check } from 'lucide-react';
import { Photo } from './photo.tsx';

type Props = {
  name: string;
  /** The storage path of the photograph. */
  path: string;
  sizes: string;
  placeholder: string;
  chosen: boolean;
  onChoose: () => void;
};

/** A piece among others, of which some are chosen. */
export const PhotoChoice = ({ name, path, sizes, placeholder, chosen, onChoose }: Props) => (
  <button
    type="button"
    aria-pressed={chosen}
    aria-label={name}
    onClick={onChoose}
    className={`relative block w-full ${chosen ? 'outline-2 outline-accent outline-offset-2' : ''}`}
  >
    <Photo path={path} alt="" sizes={sizes} placeholder={placeholder} className="aspect-3/4 w-full" />
    {chosen && (
      <span className="absolute top-1.5 left-1.5 grid size-6 place-content-center bg-accent text-on-accent">
        <Check aria-hidden size={16} />
      </span>
    )}
  </button>
);
