import { standsOut } from '@herald/contract/site-contrast';
import type { Branding } from '@herald/core/sites';
import { inkOn } from './site-colors.ts';

export type SiteColors = Pick<Branding, 'accent' | 'ground'>;

/** The look of a site in its own colours and the product's typefaces. */
export function siteStyle(colors: SiteColors, typefaces: string): string {
  return `${typefaces}${paletteOf(colors)}${SHEET}`;
}

/** Every colour of a page, out of two. */
export function paletteOf({ accent, ground }: SiteColors): string {
  const ink = inkOn(ground);
  // Whatever the accent, a button has an edge that shows, and so has the focus.
  const isSeen = standsOut(accent, ground);
  const edges = `--accent-edge:${isSeen ? accent : ink};--focus:${isSeen ? accent : ink}`;
  return `:root{--ground:${ground};--ink:${ink};--soft:color-mix(in oklab,${ink} 72%,${ground});--line:color-mix(in oklab,${ink} 18%,${ground});--panel:color-mix(in oklab,${ink} 5%,${ground});--accent:${accent};--on-accent:${inkOn(accent)};${edges}}`;
}

export const SHEET = `
*{box-sizing:border-box;margin:0}
html{color-scheme:light dark;-webkit-text-size-adjust:100%}
body{background:var(--ground);color:var(--ink);font:16px/1.55 "Geist Variable",ui-sans-serif,system-ui,-apple-system,"Segoe UI",sans-serif;-webkit-font-smoothing:antialiased}
h1,h2,.top a:first-of-type{font-family:"Bricolage Grotesque Variable","Geist Variable",ui-sans-serif,system-ui,sans-serif;font-weight:650}
a{color:inherit}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px}
.wrap{max-width:1120px;margin:0 auto;padding:0 20px}
.top{display:flex;align-items:center;gap:14px;padding:22px 0;border-bottom:1px solid var(--line)}
.top img{height:36px;width:auto;max-width:180px;object-fit:contain}
.top a{text-decoration:none;font-weight:600}
.top nav{margin-left:auto;display:flex;gap:20px;font-size:15px}
.hero{padding:clamp(44px,9vw,104px) 0 clamp(28px,5vw,56px)}
.hero h1{max-width:14ch}
h1{font-size:clamp(34px,7vw,68px);line-height:1.04;letter-spacing:-.025em;text-wrap:balance;overflow-wrap:anywhere}
.hero.wide h1{max-width:24ch}
.hero .button{margin-top:12px}
.hero p{margin-top:16px;font-size:19px;color:var(--soft);max-width:46ch}
h2{font-size:26px;letter-spacing:-.015em;line-height:1.15}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(240px,40vw),1fr));gap:28px 18px;padding:0 0 72px;list-style:none}
h2+.grid{padding-top:20px}
.grid a{display:block;text-decoration:none}
.frame{display:block;position:relative;aspect-ratio:9/16;overflow:hidden;border-radius:10px;background:var(--panel);border:1px solid var(--line)}
.frame img{width:100%;height:100%;object-fit:contain;display:block;transition:transform .3s}
a:hover .frame img{transform:scale(1.03)}
@media (prefers-reduced-motion:reduce){.frame img{transition:none}a:hover .frame img{transform:none}}
.time{position:absolute;right:8px;bottom:8px;padding:2px 7px;border-radius:5px;background:#000c;color:#fff;font:12px/1.5 "Geist Mono Variable",ui-monospace,monospace}
.mark{position:absolute;left:8px;top:8px;padding:2px 7px;border-radius:5px;background:#000c;color:#fff;font-size:12px;line-height:1.5}
.title{display:block;margin-top:12px;font-weight:550;line-height:1.35;overflow-wrap:anywhere}
.watch{display:grid;grid-template-columns:minmax(0,420px) minmax(0,1fr);gap:40px;padding:36px 0 72px}
.player{display:block;width:100%;max-height:82vh;border:0;border-radius:12px;background:#000}
.of-9-16{aspect-ratio:9/16}
.of-4-5{aspect-ratio:4/5}
.of-1-1{aspect-ratio:1/1}
.of-16-9{aspect-ratio:16/9}
.watch:has(.of-16-9){grid-template-columns:minmax(0,1fr);gap:24px}
.watch:has(.of-1-1,.of-4-5){grid-template-columns:minmax(0,560px) minmax(0,1fr)}
.watch .text{align-self:center}
.watch .text .button{margin-top:24px;max-width:100%;overflow-wrap:anywhere}
.watch h1{font-size:clamp(28px,4vw,44px)}
.watch p{margin-top:14px;color:var(--soft);white-space:pre-line;overflow-wrap:anywhere}
@media (max-width:760px){.watch,.watch:has(.player){grid-template-columns:minmax(0,1fr);gap:24px}}
.band{border-top:1px solid var(--line);padding:56px 0 72px;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.2fr);gap:40px}
@media (max-width:760px){.band{grid-template-columns:minmax(0,1fr)}}
.band p{margin-top:10px;color:var(--soft)}
form{display:grid;gap:16px}
label{display:grid;gap:6px;font-size:14px;font-weight:600}
input,textarea{font:inherit;font-weight:400;width:100%;padding:10px 12px;color:inherit;background:var(--panel);border:1px solid color-mix(in oklab,var(--ink) 46%,var(--ground));border-radius:8px}
input[type=checkbox]{width:20px;height:20px;padding:0;accent-color:var(--accent)}
input[type=color]{padding:3px;height:44px}
textarea{min-height:132px;resize:vertical}
button,.button{justify-self:start;display:inline-block;font:inherit;font-weight:600;padding:10px 19px;border:1px solid var(--accent-edge);border-radius:8px;background:var(--accent);color:var(--on-accent);text-decoration:none;cursor:pointer}
.trap{position:absolute;left:-9999px}
.note{padding:12px 16px;border:1px solid var(--line);border-left:3px solid var(--accent);border-radius:6px;margin:24px 0}
.empty{padding:40px 0 96px;color:var(--soft)}
footer{border-top:1px solid var(--line);padding:22px 0 40px;font-size:14px;color:var(--soft)}
`;
