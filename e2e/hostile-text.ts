/** What people paste, what programs try, and what has broken forms before, by what is odd about it. */
export const hostileText = {
  unicode: ["Zoë Ní Bhriain", "Zoe\u0308 Żółć", "山田 太郎", "नमस्ते", "Ａｎｎ", "ﬁne ½ № ™", "İıſß"],
  emoji: ["🌷", "👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽", "🇬🇧❤️", "half of one: \ud83c", "\udf37 the other half"],
  combining: ["Z̸̢̛͎̲̃ȃ̷̭l̴̰͝g̵̺̈o̸̱͠", "a\u0301\u0302\u0303\u0304".repeat(20), "\u200d\u200d\ufe0f"],
  rightToLeft: [
    "שלום עולם",
    "مرحبا 123 ABC",
    "\u202Etxt.exe\u202C",
    "\u2067\u202Eunclosed",
    "\u200F!\u200E",
  ],
  markup: [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'><svg/onload=alert(1)>",
    "</textarea></form><form action=https://example.com>",
    "</title><base href=https://example.com>",
    "<!-- &amp; &lt;b&gt; &#0; -->",
    "javascript:alert(1)",
    "{{email}} {{{request_text}}} {{#each this}} <%= 7*7 %> %s %n",
  ],
  headers: [
    "Ann\r\nBcc: bcc@example.com",
    "Ann\nCc: cc@example.com\n\nAnother body",
    "Ann\rReply-To: other@example.com",
    "Ann%0d%0aBcc:%20bcc@example.com",
    "Ann\u2028Bcc: bcc@example.com\u2029\u0085X-Odd: 1\v\f",
    '\r\n--boundary\r\nContent-Disposition: form-data; name="email"\r\n\r\nother@example.com',
    "=?utf-8?Q?=0ABcc:_bcc=40example.com?=",
    '"Ann" <other@example.com>, bcc@example.com; cc@example.com',
  ],
  control: ["nul\0nul", "\u0001\b\u001b[31m\u007f", "\ufeff\ufffe\uffff", "tab\tin\tthe\tmiddle"],
  names: [
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "undefined",
    "null",
    "NaN",
    "[object Object]",
  ],
  quotes: [
    'O\'Brien “the” ‘best’ `of` "all"',
    "'; DROP TABLE orders; --",
    "\\ \\n \\u0000 ../../x",
  ],
};

/** What looks like nothing at all. */
export const blankText = ["", " ", "   ", "\t", "\n\r\n", "\u00a0", "\u3000\u2003"];

/** The longest answer that is tried, in UTF-16 units. */
export const longest = 10_000;
