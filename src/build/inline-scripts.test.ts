import { hashesOfInlineScripts } from "./inline-scripts";

// printf "a()" | openssl dgst -sha256 -binary | base64, and the same of " b() \n".
const hashOfA = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
const hashOfB = "'sha256-bbu4zNjBJ2uOpGGNImuSk03NmwUvtpf+F+igdWXoI3c='";

it("names each inline script by the hash of its exact text", () => {
  const html = `<head><script>a()</script></head>
    <body><p>Text</p><script
      id="b" data-page-path="/about"
    > b() \n</script></body>`;
  expect(hashesOfInlineScripts(html)).toEqual([hashOfA, hashOfB]);
});

it("leaves out scripts that are files, and data", () => {
  const html = `<script src="/app.js" async=""></script>
    <script type="application/ld+json">{"@type":"Organization"}</script>
    <script type="module">a()</script>`;
  expect(hashesOfInlineScripts(html)).toEqual([hashOfA]);
});
