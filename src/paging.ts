import { fullListPath, pagePaths } from "./paths";

/** How many templates stand on one page. What is more goes on further pages, at their own addresses. */
export const pageSizes = { gallery: 24, fullList: 96 } as const;

/** A part of a list that is too long for one page. */
export interface ListPage<T> {
  items: T[];
  /** The pages are counted from 1. */
  number: number;
  pageCount: number;
  /** The place of the first item in the whole list, counted from 1. */
  firstPosition: number;
  /** How many items the whole list has. */
  total: number;
}

/** The page with a number. A list without items has one page, too. */
export function listPage<T>(list: readonly T[], number: number, size: number): ListPage<T> {
  const start = (number - 1) * size;
  return {
    items: list.slice(start, start + size),
    number,
    pageCount: pageNumbers(list.length, size).length,
    firstPosition: start + 1,
    total: list.length,
  };
}

/** 1, 2 and so on, for every page of a list. */
export function pageNumbers(total: number, size: number): number[] {
  return Array.from({ length: Math.max(1, Math.ceil(total / size)) }, (_, index) => index + 1);
}

/** The page that an item is on, by its index in the whole list. */
export function pageNumberOf(index: number, size: number): number {
  return Math.floor(index / size) + 1;
}

/** A page of a gallery, whose first page is at the gallery's own address. */
export function galleryPagePath(gallery: string, number: number): string {
  return number === 1 ? gallery : `${gallery}/${number}`;
}

/** A page of the list of all orders of service, whose first page is a part of their index. */
export function fullListPagePath(number: number): string {
  return number === 1 ? pagePaths.allTemplates : `${fullListPath}/${number}`;
}
