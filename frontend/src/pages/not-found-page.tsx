import { ButtonLink } from '../components/button.tsx';
import { PageTitle } from '../components/page-title.tsx';

export const NotFoundPage = () => (
  <div className="page-width grid min-h-[75dvh] place-content-center justify-items-center gap-5 text-center">
    <PageTitle title="Page not found" />
    <h1 className="text-[clamp(6rem,22vw,14rem)] leading-none">404</h1>
    <p className="text-lg">Oops! Page not found</p>
    <ButtonLink to="/">Return to Home</ButtonLink>
  </div>
);
