import type { Preferences } from '@herald/contract/endpoints/preferences';
import { paletteOf, SHEET, type SiteColors } from './site-style.ts';

const DARK: SiteColors = { accent: '#ff6b45', ground: '#0b0c10' };
const LIGHT: SiteColors = { accent: '#f1592d', ground: '#fbfaf8' };

const BAD = { dark: ':root{--bad:#ff8589}', light: ':root{--bad:#e5484d}' };

/** The look of every site's administration: the product's own, in the theme of whoever administers. */
export function adminStyle(typefaces: string, theme: Preferences['theme']): string {
  const sheets = `${SHEET}${ADMIN_SHEET}`;
  if (theme === 'auto') {
    return `${typefaces}${paletteOf(DARK)}@media (prefers-color-scheme:light){${paletteOf(LIGHT)}}${sheets}${BAD.light}@media (prefers-color-scheme:dark){${BAD.dark}}`;
  }
  return `${typefaces}${paletteOf(theme === 'dark' ? DARK : LIGHT)}${sheets}${BAD[theme]}html{color-scheme:${theme}}`;
}

const ADMIN_SHEET = `
:root{--edge:color-mix(in oklab,var(--ink) 46%,var(--ground))}
:focus-visible{outline-color:var(--ink)}
.wrap{max-width:1240px}
button.quiet,.button.quiet{background:transparent;color:var(--ink);border:1px solid color-mix(in oklab,var(--ink) 30%,var(--ground));padding:10px 19px}
button.quiet:hover,.button.quiet:hover{background:var(--panel)}
.admin h1{font-size:34px}
.leads{list-style:none;padding:0;margin-bottom:24px}
.leads li{padding:18px 0;border-top:1px solid var(--line)}
.leads li>div{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline}
.leads a{color:var(--soft);overflow-wrap:anywhere}
.leads time{margin-left:auto;font-size:14px;color:var(--soft)}
.leads p{margin-top:8px;max-width:68ch;white-space:pre-line;overflow-wrap:anywhere}
@media (max-width:760px){.leads time{margin-left:0;flex-basis:100%}}
.small{margin-top:16px;font-size:14px;color:var(--soft)}
.contrast{margin-top:-8px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}
table{width:100%;border-collapse:collapse;font-size:15px}
th,td{text-align:left;padding:10px 14px 10px 0;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
th{font-size:14px;font-weight:500;color:var(--soft);border-top:0}
.number{text-align:right;padding-right:0;padding-left:14px;font-variant-numeric:tabular-nums;white-space:nowrap}
td time{white-space:nowrap}
.share{width:60%}
meter{display:block;width:100%;height:8px;margin-top:8px;border:0;background:none;appearance:none}
meter::-webkit-meter-inner-element{display:block}
meter::-webkit-meter-bar{height:8px;border:0;border-radius:4px;background:var(--panel)}
meter::-webkit-meter-optimum-value{border-radius:4px;background:var(--accent)}
meter::-moz-meter-bar{border-radius:4px;background:var(--accent)}
.scroll{overflow-x:auto}
.top{flex-wrap:wrap;padding:14px 0;font-size:15px}
.top a:first-of-type{font-family:inherit}
.top a.back{font-weight:400;color:var(--soft)}
.top a.back::before{content:"← "}
.top .site{min-width:0;overflow-wrap:anywhere;padding-left:14px;border-left:1px solid var(--line)}
.top .site span{color:var(--soft);margin-left:6px}
.top nav{align-items:center;gap:10px}
.top .button,.top button{font-size:14px;padding:7px 14px}
@media (max-width:560px){.top nav{margin-left:0;flex-basis:100%}.top .site{flex-basis:100%;padding:0;border:0}}
.admin{padding:28px 0 40px}
.admin h1{font-size:34px}
.tabs{display:flex;gap:22px;overflow-x:auto;border-bottom:1px solid var(--line);margin:12px 0 28px}
.tabs a{padding:12px 0;text-decoration:none;color:var(--soft)}
.tabs a[aria-current]{color:var(--ink);box-shadow:inset 0 -2px var(--ink)}
.field{display:grid;gap:6px;align-content:start}
.problem{color:var(--bad);font-size:14px}
.field [aria-invalid]{border-color:var(--bad)}
input[type=checkbox]{appearance:none;flex:none;display:grid;place-items:center;width:20px;height:20px;padding:0;border-radius:5px;background:var(--ground);cursor:pointer}
input[type=checkbox]::after{content:"";width:10px;height:5px;margin-top:-3px;border:solid var(--ground);border-width:0 0 2px 2px;transform:rotate(-45deg) scale(0)}
input[type=checkbox]:checked{background:var(--ink);border-color:var(--ink)}
input[type=checkbox]:checked::after{transform:rotate(-45deg)}
.check{display:flex;align-items:center;gap:12px;padding:6px 0;cursor:pointer}
.color{display:flex;align-items:center;border:1px solid var(--edge);border-radius:8px;background:var(--panel)}
.color:focus-within{outline:2px solid var(--ink);outline-offset:3px}
.color input{border:0;background:none;outline:0;font-family:"Geist Mono Variable",ui-monospace,monospace}
.color input[type=color]{display:none;flex:none;width:44px;height:44px;padding:8px;cursor:pointer}
.js .color input[type=color]{display:block}
.js .color input[type=color]:focus-visible{outline:2px solid var(--ink);outline-offset:-4px;border-radius:8px}
.color input::-webkit-color-swatch-wrapper{padding:0}
.color input::-webkit-color-swatch{border:1px solid var(--line);border-radius:5px}
.color input::-moz-color-swatch{border:1px solid var(--line);border-radius:5px}
.file{position:relative;overflow:hidden}
.file input{position:absolute;inset:0;opacity:0;cursor:pointer}
.file:focus-within{outline:2px solid var(--ink);outline-offset:3px}
.js .plain{display:none}
.logo{margin-top:32px;padding-top:28px;border-top:1px solid var(--line)}
.logo h2,.preview h2{font-size:16px;margin-bottom:12px}
.logo .plate{display:flex;align-items:center;min-height:76px;padding:14px 16px;margin-bottom:14px;border:1px solid var(--line);border-radius:8px;background:var(--panel);color:var(--soft);font-size:14px}
.logo .plate img{max-width:100%;max-height:56px}
.logo form{display:inline-flex;gap:10px;margin-right:10px}
.logo .button,.logo button{font-size:14px;padding:8px 14px}
.logo .small{margin-top:12px}
.logo .problem{margin-top:8px}
.branding{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,8fr);gap:48px;align-items:start}
.preview{position:sticky;top:20px}
.window{overflow:hidden;border:1px solid var(--line);border-radius:12px;background:var(--panel)}
.window p{padding:9px 16px;text-align:center;font-size:13px;color:var(--soft);border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.screen{position:relative;aspect-ratio:16/11;overflow:hidden}
.screen iframe{position:absolute;inset:0;width:200%;height:200%;border:0;transform:scale(.5);transform-origin:0 0;pointer-events:none}
@media (max-width:900px){.branding{grid-template-columns:minmax(0,1fr);gap:36px}.preview{position:static}}
.savebar{position:sticky;bottom:0;z-index:2;display:flex;align-items:center;gap:10px;margin:24px -20px 0;padding:12px 20px;background:var(--ground);border-top:1px solid var(--line)}
.savebar p{flex:1;min-width:0;font-size:14px;color:var(--soft)}
.changed .savebar p{color:var(--ink)}
.changed .savebar p::before{content:"";display:inline-block;width:8px;height:8px;margin-right:8px;border-radius:2px;background:#f5b83d}
.savebar .quiet{border-color:transparent}
.js body:not(.changed) .savebar .quiet{visibility:hidden}
.tools{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;justify-content:space-between}
.filters{display:flex;flex-wrap:wrap;gap:8px}
.filters a{padding:8px 14px;border:1px solid var(--line);border-radius:8px;font-size:14px;text-decoration:none;color:var(--soft)}
.filters a[aria-current]{border-color:var(--ink);color:var(--ink)}
.filters span{margin-left:4px;font-variant-numeric:tabular-nums}
.search{display:flex;gap:8px;flex:0 1 380px}
.search input[type=search]{flex:1;min-width:0;padding:8px 12px}
.search button{padding:8px 14px;font-size:14px}
.rows{list-style:none;padding:0;margin-top:14px}
form:has(.rows)~.savebar{margin-top:0}
.row{display:flex;align-items:center;gap:12px;padding:10px 0;border-top:1px solid var(--line);background:var(--ground)}
.row:last-child{border-bottom:1px solid var(--line)}
.row label{display:flex;align-items:center;gap:14px;flex:1;min-width:0;font-size:15px;font-weight:500;cursor:pointer}
.row img{flex:none;width:36px;height:64px;object-fit:contain;border-radius:5px;background:var(--panel)}
.row .name{min-width:0;overflow-wrap:anywhere}
.row .length{margin-left:6px;font:12px "Geist Mono Variable",ui-monospace,monospace;color:var(--soft)}
.row:has(input[type=checkbox]:not(:checked)) .place,.row:has(input[type=checkbox]:not(:checked)) .handle{visibility:hidden}
.row .place{flex:none;width:64px;padding:8px 10px;text-align:right;font-variant-numeric:tabular-nums}
.handle{display:none;flex:none;place-items:center;width:44px;height:44px;padding:0;background:none;color:var(--soft);cursor:grab;touch-action:none}
.js .handle{display:grid}
.handle:hover{color:var(--ink);background:var(--panel)}
.row.lifted{position:relative;z-index:1;background:var(--panel);box-shadow:0 12px 32px -8px #0009}
.lifted .handle{cursor:grabbing}
.pager{display:flex;flex-wrap:wrap;align-items:center;gap:14px;padding:16px 0;font-size:14px;color:var(--soft)}
.pager .button{font-size:14px;padding:7px 14px}
.pager .off{border-color:transparent;color:var(--soft);cursor:default}
.pager .off:hover{background:none}
dialog{margin:auto;max-width:min(460px,calc(100vw - 40px));padding:28px;border:1px solid var(--line);border-radius:12px;background:var(--ground);color:var(--ink)}
dialog::backdrop{background:#000a}
dialog h2{font-size:20px}
dialog p{margin-top:8px;color:var(--soft)}
.actions{display:flex;flex-wrap:wrap;gap:10px;margin-top:20px}
`;
