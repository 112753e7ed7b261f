import type { IncomingMessage } from "node:http";
import busboy from "busboy";

export type PostedField = { name: string; value: string };

export type PostedFile = {
  field: string;
  filename: string;
  mimeType: string;
  size: number;
  content: Buffer;
};

/** What a browser's form posted, in the order in which it was posted. */
export type PostedForm = { fields: PostedField[]; files: PostedFile[] };

/** Reads a multipart form; the answer is `undefined` when the request is none or is broken. */
export async function readPostedForm(request: IncomingMessage): Promise<PostedForm | undefined> {
  const parser = multipartParser(request);
  if (!parser) return undefined;

  return new Promise((resolve) => {
    const form: PostedForm = { fields: [], files: [] };

    parser.on("field", (name, value) => form.fields.push({ name, value }));
    parser.on("file", (field, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        // A browser posts a file field in which nothing was chosen as a file without a name.
        if (!filename) return;
        const content = Buffer.concat(chunks);
        form.files.push({ field, filename, mimeType, size: content.length, content });
      });
      // A file that breaks off is reported by the parser as well, which is handled below.
      stream.on("error", () => undefined);
    });
    parser.on("close", () => resolve(form));
    parser.on("error", () => {
      // The rest is still read, so that the browser gets an answer instead of a lost connection.
      request.unpipe(parser).resume();
      resolve(undefined);
    });

    request.pipe(parser);
  });
}

function multipartParser(request: IncomingMessage): busboy.Busboy | undefined {
  if (!request.headers["content-type"]?.startsWith("multipart/form-data")) return undefined;
  try {
    return busboy({ headers: request.headers, defParamCharset: "utf8" });
  } catch {
    // The header names no boundary.
    return undefined;
  }
}

export function fieldValue(form: PostedForm, name: string): string {
  return form.fields.find((field) => field.name === name)?.value ?? "";
}
