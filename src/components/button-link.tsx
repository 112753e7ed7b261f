import { Link } from "gatsby";
import type { ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-class";

interface ButtonLinkProps {
  to: string;
  /** Carried in the navigation's state. */
  state?: object;
  look?: ButtonLook;
  children: ReactNode;
}

/** A link that looks like a button, because it is the main thing to do in its place. */
export function ButtonLink({ to, state, look = "filled", children }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={buttonClass(look)}>
      {children}
    </Link>
  );
}
