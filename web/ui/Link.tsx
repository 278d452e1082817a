import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref, use } from 'react';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link within the product: a plain `<a>` unless a `LinkProvider` above supplies the router's own. */
export function Link(props: LinkProps) {
  const RouterLink = use(LinkContext);
  return RouterLink ? <RouterLink {...props} /> : <a {...props} />;
}

/** Makes every link of these elements use a router. The elements themselves know none. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps> | null; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

const LinkContext = createContext<ComponentType<LinkProps> | null>(null);
