import type { SVGProps } from 'react';

/** A clothes hanger, drawn like the icons of Lucide, which has none. */
export const Hanger = ({ size, ...rest }: SVGProps<SVGSVGElement> & { size: number }) => (
  <svg
    aria-hidden
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...rest}
  >
    <path d="M9.5 6.5A2.5 2.5 0 1 1 12 9v2" />
    <path d="m12 11 9.1 6.3A1.5 1.5 0 0 1 20.3 20H3.7a1.5 1.5 0 0 1-.8-2.7Z" />
  </svg>
);
