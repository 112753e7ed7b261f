import type { AnchorHTMLAttributes } from "react";
import { navigate, staticQueryData } from "../test-support/gatsby-stand-in";

export { navigate };

export function graphql(query: TemplateStringsArray): string {
  return query.join("");
}

export function useStaticQuery() {
  return staticQueryData();
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: unknown;
}

export function Link({ to, state, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        event.preventDefault();
        navigate(to, { state });
      }}
    >
      {children}
    </a>
  );
}
