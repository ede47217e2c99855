/** The look of the test pages: the theme’s colors and shapes, without the app’s build. */
export const pageStyles = `
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#1b1f1d;--muted:#5b615d;--line:#d8d4c9;--fill:#12664b;--on:#fff;--warn:#fdf3dc;--bad:#9a3412}
@media (prefers-color-scheme:dark){:root{--paper:#14171a;--card:#1c2023;--ink:#eceae4;--muted:#a9aeab;--line:#3d4347;--fill:#6fc7a4;--on:#0d1a14;--warn:#332b17;--bad:#f3a58a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Inter,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
main{max-width:640px;margin:0 auto;padding:16px;display:grid;gap:24px}
.test{background:var(--warn);border-bottom:1px solid var(--line);padding:12px 16px;text-align:center;font-weight:600}
h1,h2{font-family:'Source Serif 4',Georgia,serif;line-height:1.25;margin:0}
h1{font-size:34px;overflow-wrap:anywhere}
h2{font-size:20px}
p{margin:0}
.muted{color:var(--muted)}
.bad{color:var(--bad);font-weight:600}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:24px;display:grid;gap:16px}
dl{display:grid;grid-template-columns:1fr auto;gap:8px 16px;margin:0}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.total{font-size:20px;font-weight:600}
form{display:grid;gap:16px}
fieldset{border:1px solid var(--line);border-radius:10px;padding:16px;display:grid;gap:8px;margin:0;min-width:0}
label{display:flex;gap:8px;align-items:center;min-height:32px}
label.field{flex-direction:column;align-items:stretch;gap:4px}
input,select{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--muted);border-radius:6px;min-height:44px;padding:8px;max-width:100%}
input[type=radio]{min-height:0;width:20px;height:20px;accent-color:var(--fill)}
.row{display:flex;flex-wrap:wrap;gap:12px}
button,a.button{font:inherit;font-weight:600;min-height:44px;padding:8px 16px;border-radius:6px;border:1px solid var(--muted);background:transparent;color:inherit;cursor:pointer;text-decoration:none}
button.main{background:var(--fill);border-color:var(--fill);color:var(--on)}
a{color:inherit}
:focus-visible{outline:3px solid var(--fill);outline-offset:2px}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:8px 8px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums;padding-right:0}
`;
