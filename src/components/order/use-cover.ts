import { useEffect, useState } from "react";
import { fetchTemplates, type ListedTemplate } from "../gallery/fetch-templates";

interface InGallery {
  readonly id: string;
  /** The page of the gallery that shows the template. */
  readonly page: string;
}

/**
 * The picture and the price of a template, from the gallery that shows it. An order form does not
 * hold them, as it would have to for every template there is.
 */
export function useCover({ id, page }: InGallery): ListedTemplate | undefined {
  const [cover, setCover] = useState<ListedTemplate>();

  useEffect(() => {
    let isWanted = true;
    fetchTemplates(page)
      .then((templates) => {
        if (isWanted) setCover(templates.find((template) => template.id === id));
      })
      // The template's name is shown all the same.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [id, page]);

  return cover?.id === id ? cover : undefined;
}
