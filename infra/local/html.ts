import { escapeHtml } from '../../functions/platform/escape-html.ts';

/** A piece of HTML in which all text is already escaped. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Insertion = string | Markup | readonly Markup[];

/** Builds HTML from a template literal. Inserted texts are escaped; inserted `Markup` is not. */
export function html(literals: TemplateStringsArray, ...insertions: readonly Insertion[]): Markup {
  return new Markup(
    literals.reduce((built, literal, index) => built + render(insertions[index - 1]) + literal),
  );
}

/** A whole page. `body` is what it shows. */
export const htmlPage = (title: string, styles: readonly Markup[], body: Markup) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`.html;

function render(insertion: Insertion = ''): string {
  if (typeof insertion === 'string') return escapeHtml(insertion);
  return insertion instanceof Markup ? insertion.html : insertion.map(render).join('');
}
