import { emailIdentifiers, loadedWith } from "../test-support/email-identifiers";

function settingsWith(settings: Readonly<Record<string, string>>) {
  return loadedWith(settings, () => import("./email-settings"));
}

describe("missingEmailSettings", () => {
  it("is empty when all are set", async () => {
    const { missingEmailSettings } = await settingsWith(emailIdentifiers);

    expect(missingEmailSettings()).toEqual([]);
  });

  it("names what is not set and what is set to nothing", async () => {
    const { GATSBY_EMAILJS_PUBLIC_KEY, ...others } = emailIdentifiers;
    const { missingEmailSettings } = await settingsWith({
      ...others,
      GATSBY_EMAILJS_WEDDING_TEMPLATE_ID: "",
    });

    expect(missingEmailSettings()).toEqual([
      "GATSBY_EMAILJS_PUBLIC_KEY",
      "GATSBY_EMAILJS_WEDDING_TEMPLATE_ID",
    ]);
  });

  it("names all when none is set", async () => {
    const { missingEmailSettings } = await settingsWith({});

    expect(missingEmailSettings()).toEqual(Object.keys(emailIdentifiers));
  });
});

it("goes to EmailJS with its usual limits unless told otherwise", async () => {
  const { emailServiceOrigin, sendingLimits } = await settingsWith({
    GATSBY_EMAILJS_ORIGIN: "",
    GATSBY_EMAILJS_ATTACHMENTS_KILOBYTES: "",
  });

  expect(emailServiceOrigin).toBe("https://api.emailjs.com");
  expect(sendingLimits).toEqual({ attachmentsKilobytes: 500, textKilobytes: 50 });
});

it("goes where it is told, with the limits it is told", async () => {
  const { emailServiceOrigin, sendingLimits } = await settingsWith({
    GATSBY_EMAILJS_ORIGIN: "http://localhost:9999",
    GATSBY_EMAILJS_ATTACHMENTS_KILOBYTES: "2000",
    GATSBY_EMAILJS_TEXT_KILOBYTES: "80",
  });

  expect(emailServiceOrigin).toBe("http://localhost:9999");
  expect(sendingLimits).toEqual({ attachmentsKilobytes: 2000, textKilobytes: 80 });
});
