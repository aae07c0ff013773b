import { ButtonLink } from './button.tsx';
import { PageTitle } from './page-title.tsx';

type Props = { title: string; subtitle: string; text: string };

/** The page of a part of the app that is announced but not available yet. */
export const ComingSoonPage = ({ title, subtitle, text }: Props) => (
  <div className="page-width grid min-h-[75dvh] content-center gap-6 py-16">
    <PageTitle title={title} />
    <p className="label text-accent">Not open yet</p>
    <h1 className="text-5xl sm:text-7xl">{title}</h1>
    <p className="max-w-prose text-ink-soft text-lg">{subtitle}</p>
    <p className="max-w-prose border-line border-l-2 pl-4 text-ink-soft">{text}</p>
    <ButtonLink to="/outfits" look="outline" className="justify-self-start">
      Back to your outfits
    </ButtonLink>
  </div>
);
