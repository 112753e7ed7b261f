import { useStudio } from "../use-studio";

export function PhoneLink() {
  const { phone } = useStudio();
  return <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>;
}

export function EmailLink() {
  const { email } = useStudio();
  return <a href={`mailto:${email}`}>{email}</a>;
}
