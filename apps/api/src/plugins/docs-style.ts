/** The look of the API page. */
export const docsStyle = `
:root{color-scheme:dark light;--ground:#0b0c0f;--panel:#141519;--line:#2c2e34;--ink:#f4f4f2;--soft:#a8aab0;--signal:#ff6a4d}
@media (prefers-color-scheme:light){:root{--ground:#f8f8f6;--panel:#fff;--line:#dcdcd8;--ink:#17181b;--soft:#5a5c63;--signal:#b5331a}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:960px;padding:40px 20px 80px;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
h1{margin:0 0 8px;font-size:34px;line-height:1.15}
h2{margin:40px 0 12px;font-size:20px}
h3{margin:16px 0 6px;font-size:13px;color:var(--soft)}
p{margin:0 0 8px;color:var(--soft)}
a{color:var(--signal)}
nav{display:flex;flex-wrap:wrap;gap:16px;margin-top:16px}
details{margin:0 0 8px;border:1px solid var(--line);border-radius:10px;background:var(--panel)}
details>:not(summary){margin-left:16px;margin-right:16px}
details>p{margin-top:12px}
details>:last-child{margin-bottom:16px}
summary{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding:10px 16px;cursor:pointer}
summary span{flex:1 1 260px;color:var(--soft)}
summary i{font-size:13px;font-style:normal;color:var(--soft)}
summary b{min-width:56px;font:600 13px ui-monospace,monospace;color:var(--signal)}
summary code{overflow-wrap:anywhere}
code,pre{font:13px/1.5 ui-monospace,monospace}
pre{max-height:420px;overflow:auto;margin:0;padding:12px;border-radius:6px;background:var(--ground)}
table{width:calc(100% - 32px);border-collapse:collapse}
td{padding:6px 12px 6px 0;border-top:1px solid var(--line);vertical-align:top}
:focus-visible{outline:2px solid var(--signal);outline-offset:2px}
`;
